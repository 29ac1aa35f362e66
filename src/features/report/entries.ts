import type { Translate } from '@/ui/format/text';
import { isoTime } from './rules/har';
import type { Exchange, Recording } from './rules/report';

/** Hours, minutes and seconds, UTC. */
const clock = (at: number) => isoTime(at).slice(11, 19);

/** Returns the end of a call: its code, or why there was no answer. */
function outcome({ ending, status, code }: Exchange, t: Translate): string | number {
  if (ending) return t(`failure.${ending === 'notSent' ? 'cancelled' : ending}`);
  return code ?? (status ? `HTTP ${status}` : '…');
}

/** The parts of a report, whose entries can be left out. */
type Part = keyof Recording;
type Entry<P extends Part> = Recording[P][number];

/** Write the title of an entry, by part. */
const TITLES: { readonly [P in Part]: (one: Entry<P>, t: Translate) => string } = {
  exchanges: (one, t) => `${clock(one.startedAt)} ${one.call} · ${outcome(one, t)}`,
  actions: (one) => `${clock(one.at)} ${one.name}`,
  purchases: (one) => `${one.orderId ?? one.id} · ${one.total} USD`,
};
export const PARTS = Object.keys(TITLES) as Part[];

/** One entry of a report. */
export interface ReportEntry {
  readonly title: string;
  readonly value: object;
}

/** Returns the entries of a part, with their titles. */
export function entriesOf<P extends Part>(
  content: Recording,
  part: P,
  t: Translate,
): ReportEntry[] {
  const values: readonly Entry<P>[] = content[part];
  return values.map((value) => ({ title: TITLES[part](value, t), value }));
}
