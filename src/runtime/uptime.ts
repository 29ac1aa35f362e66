const MS_PER_SECOND = 1000;

/** Seconds since the page was opened. Unlike the time of day they are never put back. */
export const uptime = (): number => performance.now() / MS_PER_SECOND;
