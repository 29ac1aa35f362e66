import type { Purchase } from '@/domain/purchase/purchase';
import type { Action, Exchange } from '@/domain/report/report';
import { isoTime } from '@/domain/timeText';
import type { TextOf } from '@/ui/text';
import type { Content } from './content';

const MS = 1000;

/** Hours, minutes and seconds, UTC. */
const clock = (at: number) => isoTime(Math.floor(at / MS)).slice(11, 19);

/** How a call went: its code, or the words that the customer saw when no answer came. */
function outcome({ call, ending, status, code }: Exchange, t: TextOf): string | number {
  if (ending) return t(`failure.${ending === 'notSent' ? 'cancelled' : ending}`, { call });
  return code ?? (status ? `HTTP ${status}` : '…');
}

/** What can be left out of a report, and what each of its entries is called. */
const TITLES = {
  exchanges: (one: Exchange, t: TextOf) =>
    `${clock(one.startedAt)} ${one.call} · ${outcome(one, t)}`,
  actions: (one: Action) => `${clock(one.at)} ${one.name}`,
  purchases: (one: Purchase) => `${one.orderId ?? one.id} · ${one.total} USD · ${one.stage}`,
};
export type Part = keyof typeof TITLES;
export const PARTS = Object.keys(TITLES) as Part[];

/** One entry of a report. */
export interface Entry {
  /** No other entry has it. */
  readonly id: string;
  readonly title: string;
  readonly value: object;
}

/** What is in a part of a report, in words. */
export function entriesOf(content: Content, part: Part, t: TextOf): Entry[] {
  return content[part].map((value, at) => ({
    id: `${part} ${at}`,
    // Each part has entries of its own kind.
    title: TITLES[part](value as never, t),
    value,
  }));
}
