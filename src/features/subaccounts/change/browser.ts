import { serviceTimeAt } from '@/lib/browser/clock/serviceClock';
import { uptime } from '@/lib/browser/clock/uptime';
import { createCustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows } from '@/lib/browser/storage/sharedRows';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { webLocks } from '@/lib/browser/tabs/webLocks';
import { randomUuid } from '@/lib/random';
import type { Moment } from '../rules/subAccountChange';
import { createOpenChanges, type OpenChanges, type OpenRow } from './openChanges';

/** Name of the database and of the channel. */
const NAME = 'subAccountChanges';
const DOCUMENT = randomUuid();

/** Returns the moment of an uptime of this document. */
export const momentAt = (at: number): Moment => ({
  document: DOCUMENT,
  uptime: at,
  time: serviceTimeAt(at),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isOpenRow(stored: unknown): stored is OpenRow {
  if (!isObject(stored) || !isObject(stored.change)) return false;
  const { kind, sent, at, loss, foundAt } = stored.change;
  const isKnown =
    kind === 'underWay' ||
    (kind === 'lost' && isObject(loss) && isObject(loss.at)) ||
    (kind === 'arrived' && isObject(foundAt));
  return typeof stored.userId === 'string' && isKnown && isObject(sent) && isObject(at);
}

/** The open changes of this browser as they are kept. */
export const openRows = createCustomerRows(NAME, 'open', isOpenRow);

let opened: OpenChanges | null = null;

/** Returns the open changes of this browser. */
export function openChanges(): OpenChanges {
  opened ??= createOpenChanges({
    rows: createSharedRows(openRows, openTabChannel(NAME)),
    locks: webLocks(),
    now: () => momentAt(uptime()),
    newId: randomUuid,
  });
  return opened;
}
