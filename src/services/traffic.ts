import { service } from './call';

/** Reads a page of the Traffic Change Record. */
export const changelog = service('traffic.changelog');

/** Reads a page of the Traffic Usage Detail. */
export const details = service('traffic.details');

/** Reads usage by hour or day (UTC); empty buckets are left out. */
export const usage = service('traffic.usage');
