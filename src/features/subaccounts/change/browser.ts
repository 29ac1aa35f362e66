import { serviceTimeOfUptime } from '@/lib/browser/clock/serviceClock';
import { uptime } from '@/lib/browser/clock/uptime';
import { createCustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows } from '@/lib/browser/storage/sharedRows';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { webLocks } from '@/lib/browser/tabs/webLocks';
import { randomUuid } from '@/lib/random';
import { fieldsOf } from '@/lib/text/json';
import type { Moment } from '../rules/subAccountChange';
import { createLastChanges, type LastChangeRow, type LastChanges } from './lastChanges';

/** Name of the database and of the channel. */
const NAME = 'subAccountChanges';
const DOCUMENT = randomUuid();

/** Returns the moment of an uptime of this document. */
export const momentAt = (at: number): Moment => ({
  document: DOCUMENT,
  uptime: at,
  time: serviceTimeOfUptime(at),
});

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function isLastChangeRow(stored: unknown): stored is LastChangeRow {
  const { kind, sent, at, loss, foundAt } = fieldsOf(fieldsOf(stored).change);
  const isKnown =
    kind === 'underWay' ||
    (kind === 'lost' && isObject(fieldsOf(loss).at)) ||
    (kind === 'arrived' && isObject(foundAt));
  return isKnown && isObject(sent) && isObject(at);
}

/** The last changes of this browser as they are kept. The store's name is of an earlier release. */
export const lastChangeRows = createCustomerRows(NAME, 'open', isLastChangeRow);

let created: LastChanges | null = null;

/** Returns the last changes of this browser. */
export function lastChanges(): LastChanges {
  created ??= createLastChanges({
    rows: createSharedRows(lastChangeRows, openTabChannel(NAME)),
    locks: webLocks(),
    now: () => momentAt(uptime()),
    newId: randomUuid,
  });
  return created;
}
