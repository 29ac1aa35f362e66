import { AccountField } from '@/components/chart/AccountField';
import { DayField } from '@/components/chart/DayField';
import { Segments } from '@/components/chart/Segments';
import { ErrorNote } from '@/components/ErrorNote';
import { useText } from '@/components/text';
import { dayOf, SECONDS_PER_DAY } from '@/domain/day';
import { useAllSubAccounts } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { failureText } from '@/runtime/failureText';
import styles from './usage.module.css';
import { LONGEST_RANGE_DAYS, RANGES, type RangeChoice, type UsageView } from './useUsageView';

/** Range and account: what both tabs are filtered by. */
export function Toolbar({ view }: { readonly view: UsageView }) {
  const t = useText();
  const { data: user } = useUser();
  const subAccounts = useAllSubAccounts();
  const { choice, range, account, now, change } = view;
  const { start, end } = range;
  const today = dayOf(now);
  const earliest = dayOf(now - LONGEST_RANGE_DAYS * SECONDS_PER_DAY);
  return (
    <div className={styles.toolbar}>
      <Segments<RangeChoice>
        name={t('usage.range')}
        options={RANGES}
        value={choice}
        labelOf={(option) => t(`usage.range.${option}`)}
        onChange={(option) =>
          change(
            option === 'custom'
              ? { range: option, start, end }
              : { range: option, start: '', end: '' },
          )
        }
      />
      {choice === 'custom' && (
        <>
          <DayField
            label={t('usage.from')}
            value={start}
            min={earliest}
            max={today}
            onChange={(day) => change({ start: day, end })}
          />
          <DayField
            label={t('usage.to')}
            value={end}
            min={earliest}
            max={today}
            onChange={(day) => change({ start, end: day })}
          />
        </>
      )}
      <AccountField
        value={account}
        main={user?.proxyUsername}
        subAccounts={subAccounts.data?.list.map(({ username }) => username)}
        onChange={(name) => change({ account: name })}
      />
      {subAccounts.error && (
        <ErrorNote
          text={failureText(subAccounts.error)}
          busy={subAccounts.isFetching}
          onRetry={() => void subAccounts.refetch()}
        />
      )}
    </div>
  );
}
