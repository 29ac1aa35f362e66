import { Card } from '@/components/Card';
import { Note } from '@/components/Note';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useTrafficText } from '@/components/Traffic';
import { useLocaleName, useText } from '@/components/text';
import type { Statement } from '@/domain/statement';
import { formatTime } from '@/domain/timeText';
import type { UsageRange } from '@/domain/usage';
import { failureText } from '@/runtime/failureText';
import styles from './usage.module.css';
import { TYPES } from './useUsageView';

const CARD_HEIGHT = 264;
/** Typographic minus: a hyphen is too short beside a plus. */
const MINUS = '−';

interface Props {
  readonly statement: Reading<Statement> & { readonly tooLong: boolean };
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
          {(sums) => <Sums sums={sums} range={range} isOpen={isOpen} />}
        </QueryView>
      )}
    </Card>
  );
}

interface SumsProps {
  readonly sums: Statement;
  readonly range: UsageRange;
  readonly isOpen: boolean;
}

function Sums({ sums, range, isOpen }: SumsProps) {
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
        {TYPES.map((type) => {
          const change = changes[type];
          return change === undefined ? null : (
            <div key={type} className={styles.row}>
              <dt>{t(`usage.type.${type}`)}</dt>
              <dd>{signed(change)}</dd>
            </div>
          );
        })}
        <dt>{t('usage.usedByMain')}</dt>
        <dd>{used === 0 ? traffic(0) : signed(-used)}</dd>
        {closing !== null && (
          <div className={`${styles.row} ${styles.result}`}>
            <dt>{isOpen ? t('usage.leftNow') : t('usage.closing', { time: moment(range.to) })}</dt>
            <dd>{traffic(closing)}</dd>
          </div>
        )}
      </dl>
      {difference === 0 && <p className={styles.good}>{t('usage.addsUp')}</p>}
      {difference !== null && difference !== 0 && (
        <Note kind="warning">{t('usage.differs', { amount: signed(difference) })}</Note>
      )}
    </div>
  );
}
