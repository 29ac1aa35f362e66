/** Most characters of a remark that the portal lets a customer type; the contract names no end. */
export const REMARK_MAX = 100;
