import { local } from './storage';

const keyOf = (userId: string) => `notices:${userId}`;

/** Ids of the notices that a customer has read in this browser. */
export function readNotices(userId: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(local.read(keyOf(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps which notices have been read. */
export function writeNotices(userId: string, ids: readonly string[]): void {
  local.write(keyOf(userId), JSON.stringify(ids));
}
