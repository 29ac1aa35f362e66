import type { Exchange } from '@/domain/report/report';
import { isoTime } from '@/domain/timeText';
import { type TextOf, useText } from '@/ui/text';
import type { Entry } from './StrikeList';
import type { Part, useReport } from './useReport';

const MS = 1000;

/** Hours, minutes and seconds, UTC. */
const clock = (at: number) => isoTime(Math.floor(at / MS)).slice(11, 19);

/** How a call went, in a few words. */
function outcome({ ending, status, code }: Exchange, t: TextOf): string {
  if (ending !== undefined) return t(`report.ending.${ending}`);
  if (status === undefined) return t('report.pending');
  return code === undefined ? `HTTP ${status}` : t('report.code', { code });
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** All of an entry; an answer by its lines. */
function detailOf(entry: object): string {
  return JSON.stringify(entry, (_, value: unknown) => parsed(value), 2);
}

/** What is in a report, in words. */
export function useEntries({ content, isIn }: ReturnType<typeof useReport>): Record<Part, Entry[]> {
  const t = useText();
  const { exchanges, actions, purchases } = content;
  return {
    exchanges: exchanges.map((one) => ({
      id: one.id,
      title: `${clock(one.startedAt)} ${one.call} · ${outcome(one, t)}`,
      detail: detailOf(one),
      isIn: isIn('exchanges', one.id),
    })),
    actions: actions.map((one) => ({
      id: one.id,
      title: `${clock(one.at)} ${one.name}`,
      detail: detailOf(one),
      isIn: isIn('actions', one.id),
    })),
    purchases: purchases.map((one) => ({
      id: one.id,
      title: `${one.orderId ?? one.id} · ${one.total} USD · ${one.stage}`,
      detail: detailOf(one),
      isIn: isIn('purchases', one.id),
    })),
  };
}
