import { customerKey, localStore } from './storage';

/** Steps that a customer has done in this browser; stored by user, and no secret. */
type Milestone = 'proxyList' | 'access';

const keyOf = (userId: string, milestone: Milestone) =>
  customerKey('mark', `${userId}:${milestone}`);

/** True when a customer has done a step in this browser. */
export const hasReached = (userId: string, milestone: Milestone): boolean =>
  localStore.read(keyOf(userId, milestone)) !== null;

/** Remembers that a customer has done a step. */
export function recordMilestone(userId: string, milestone: Milestone): void {
  localStore.write(keyOf(userId, milestone), '1');
}
