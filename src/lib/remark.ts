import type { Fields } from './text/json';

/** Longest remark that the portal lets a customer type, in characters; the contract names no limit. */
export const REMARK_MAX = 100;

/** Reads the draft of a form with a remark alone; null for anything else. */
export const readRemarkDraft = ({ remark }: Fields) =>
  typeof remark === 'string' ? { remark } : null;
