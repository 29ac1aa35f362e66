import { fieldsOf } from './text/json';

/** Longest remark that the portal lets a customer type, in characters; the contract names no limit. */
export const REMARK_MAX = 100;

/** Reads the draft of a form with a remark alone; null for anything else. */
export function readRemarkDraft(stored: unknown): { readonly remark: string } | null {
  const { remark } = fieldsOf(stored);
  return typeof remark === 'string' ? { remark } : null;
}
