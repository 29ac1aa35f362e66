/** Longest remark that the portal lets a customer type, in characters; the contract names no limit. */
export const REMARK_MAX = 100;
