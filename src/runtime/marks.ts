import { local } from './storage';

/** Things that this browser remembers a customer to have done; kept by user, and no secret. */
export type Mark = 'proxyList' | 'access';

const keyOf = (userId: string, mark: Mark) => `mark:${userId}:${mark}`;

/** Whether a customer has done something in this browser. */
export const hasMark = (userId: string, mark: Mark): boolean =>
  local.read(keyOf(userId, mark)) !== null;

/** Remembers that a customer has done something. */
export function setMark(userId: string, mark: Mark): void {
  local.write(keyOf(userId, mark), '1');
}
