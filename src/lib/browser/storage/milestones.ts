import { createUserStorage, readTexts } from './userStorage';

/** Steps of the checklist that a customer can do in this browser alone. */
type Milestone = 'proxyList' | 'access';

/** The steps that a customer has done in this browser. */
export const milestones = createUserStorage('mark', readTexts);

/** Remembers that a customer has done a step. */
export function recordMilestone(userId: string, milestone: Milestone): void {
  milestones.change(userId, (done) => [...new Set([...done, milestone])]);
}
