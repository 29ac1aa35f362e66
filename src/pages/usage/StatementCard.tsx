import { Card } from '@/components/Card';
import { changeTypeText } from '@/components/listedText';
import { Note } from '@/components/Note';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useTrafficText } from '@/components/Traffic';
import { useLocaleName, useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import type { ChangeType, List, Unlisted } from '@/contract';
import { CHANGE_TYPES, isListed } from '@/domain/listed';
import type { Statement } from '@/domain/statement';
import { formatTime } from '@/domain/timeText';
import type { UsageRange } from '@/domain/usage';
import { failureText } from '@/runtime/failureText';
import styles from './usage.module.css';
import type { StatementOf } from './useChangesTab';

const CARD_HEIGHT = 264;
/** Typographic minus: a hyphen is too short beside a plus. */
const MINUS = '−';

interface Props {
  readonly statement: Reading<StatementOf> & { readonly tooLong: boolean };
  readonly range: UsageRange;
  /** True when the range reaches the present. */
  readonly isOpen: boolean;
}

/** Where the main account's traffic went: opening + changes − used = closing, and whether that is so. */
export function StatementCard({ statement, range, isOpen }: Props) {
  const t = useText();
  return (
    <Card title={t('usage.statement')}>
      {statement.tooLong ? (
        <p className={styles.soft}>{t('usage.statementTooLong')}</p>
      ) : (
        <QueryView
          query={statement}
          describe={failureText}
          skeleton={<Skeleton height={CARD_HEIGHT} />}
        >
          {({ sums, of }) => (
            <>
              <UnreadNote of={of} means="sum" />
              <Sums sums={sums} isWhole={isWhole(of)} range={range} isOpen={isOpen} />
            </>
          )}
        </QueryView>
      )}
    </Card>
  );
}

interface SumsProps {
  readonly sums: Statement;
  /** False when rows are missing: then nothing can be said of a difference. */
  readonly isWhole: boolean;
  readonly range: UsageRange;
  readonly isOpen: boolean;
}

const isWhole = (lists: readonly List<unknown>[]) => lists.every(({ unread }) => unread === null);

/** The types that the portal knows in their own order, then the others as they came. */
function inOrder<T extends readonly [ChangeType | Unlisted, number]>(changes: readonly T[]): T[] {
  const rank = (type: ChangeType | Unlisted) =>
    isListed(CHANGE_TYPES, type) ? CHANGE_TYPES.indexOf(type) : CHANGE_TYPES.length;
  return [...changes].sort(([a], [b]) => rank(a) - rank(b));
}

function Sums({ sums, isWhole, range, isOpen }: SumsProps) {
  const t = useText();
  const locale = useLocaleName();
  const traffic = useTrafficText();
  const signed = (bytes: number) => `${bytes < 0 ? MINUS : '+'} ${traffic(Math.abs(bytes))}`;
  const moment = (at: number) => formatTime(at, locale, 'moment');
  const { opening, closing, changes, used, difference } = sums;
  return (
    <div className={styles.statement}>
      <dl className={styles.sums}>
        {opening !== null && (
          <>
            <dt>{t('usage.opening', { time: moment(range.from) })}</dt>
            <dd>{traffic(opening)}</dd>
          </>
        )}
        {inOrder([...changes]).map(([type, change]) => (
          <div key={type} className={styles.row}>
            <dt>{changeTypeText(t, type)}</dt>
            <dd>{signed(change)}</dd>
          </div>
        ))}
        <dt>{t('usage.usedByMain')}</dt>
        <dd>{used === 0 ? traffic(0) : signed(-used)}</dd>
        {closing !== null && (
          <div className={`${styles.row} ${styles.result}`}>
            <dt>{isOpen ? t('usage.leftNow') : t('usage.closing', { time: moment(range.to) })}</dt>
            <dd>{traffic(closing)}</dd>
          </div>
        )}
      </dl>
      {isWhole && difference === 0 && <p className={styles.good}>{t('usage.addsUp')}</p>}
      {isWhole && difference !== null && difference !== 0 && (
        <Note kind="warning">{t('usage.differs', { amount: signed(difference) })}</Note>
      )}
    </div>
  );
}
