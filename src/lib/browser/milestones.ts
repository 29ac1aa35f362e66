import { local } from './storage';

/** Things that this browser remembers a customer to have done; kept by user, and no secret. */
export type Milestone = 'proxyList' | 'access';

const keyOf = (userId: string, milestone: Milestone) => `mark:${userId}:${milestone}`;

/** Whether a customer has done something in this browser. */
export const hasReached = (userId: string, milestone: Milestone): boolean =>
  local.read(keyOf(userId, milestone)) !== null;

/** Remembers that a customer has done something. */
export function recordMilestone(userId: string, milestone: Milestone): void {
  local.write(keyOf(userId, milestone), '1');
}
