import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import type { Protocol, TrafficDetail, UnknownEnum } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { countryName } from '@/lib/country';
import { formatNumber } from '@/lib/number/numberText';
import { type TrafficUnit, unitFor } from '@/lib/number/traffic';
import { seriesColors } from '@/ui/chart/palette';
import { ReloadButton } from '@/ui/feedback/crash/ReloadButton';
import { Hint } from '@/ui/feedback/Hint';
import { Meter } from '@/ui/feedback/Meter';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryView } from '@/ui/feedback/QueryView';
import { protocolText } from '@/ui/format/enumText';
import { Flag } from '@/ui/format/Flag';
import { useColumnTraffic, useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { AccountName } from './AccountName';
import { computeShares, splitTopShares, type UsageShare } from './rules/usage';
import { RowsSkeleton } from './UsageRecords';
import type { DetailsTabState } from './useDetailsTab';
import type { UsageView } from './useUsageView';

const CARD_HEIGHT = 220;
/** A country's name and its figures stand in one line, also in Russian. */
const SHARE_WIDTH = 260;
const LIST = { margin: 0, padding: 0, listStyle: 'none' };
/** In line with names that are no button. */
const LINK = { paddingInline: 0 };
/** A long name has its figures on a line of their own, below the others. */
const NAME = { overflowWrap: 'anywhere' } as const;
const FIGURES = { marginInlineStart: 'auto' };

interface Props {
  readonly view: UsageView;
  readonly state: DetailsTabState;
}

/** Shows the traffic by account, country and protocol, and tells whether the sum agrees with the total. */
export function SharesCard({ view, state }: Props) {
  const t = useText();
  const { shares, tooManyRows, loadShares, progress, totals, isDifferent } = state;
  return (
    <Card title={t('usage.shares')}>
      {tooManyRows !== null ? (
        <Flex wrap align="center" gap="8px 16px">
          <Hint>{t('usage.sharesAsk', { rows: tooManyRows })}</Hint>
          <Button onClick={loadShares}>{t('usage.sharesAction')}</Button>
        </Flex>
      ) : (
        <QueryView
          query={shares}
          skeleton={<RowsSkeleton progress={progress} height={CARD_HEIGHT} />}
        >
          {(details) => (
            <>
              <UnreadNote of={[details, state.usage.data]} means="sum" />
              {(details.list.length > 0 || !details.unread) && (
                <Shares
                  view={view}
                  details={details.list}
                  // When rows are missing, their sum cannot be compared with the total.
                  total={details.unread || state.usage.data?.unread ? undefined : totals?.bytes}
                  isDifferent={isDifferent}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </Card>
  );
}

interface SharesProps {
  readonly view: UsageView;
  readonly details: readonly TrafficDetail[];
  /** Bytes of the range according to the usage call. */
  readonly total: number | undefined;
  readonly isDifferent: DetailsTabState['isDifferent'];
}

function Shares({ view, details, total, isDifferent }: SharesProps) {
  const t = useText();
  const locale = useLocaleName();
  const traffic = useTrafficText();
  const sum = details.reduce((bytes, row) => bytes + row.bytes, 0);
  const country = (code: string) => (
    <>
      <Flag country={code} /> <span>{countryName(code, locale, code)}</span>
    </>
  );
  const accounts = computeShares(details, (row) => row.account);
  const countries = computeShares(details, (row) => row.countryCode);
  const protocols = computeShares(details, (row) => row.protocol);
  // One unit for all three, so that they can be compared with each other and with the total.
  const unit = unitFor(sum);
  if (details.length === 0) return <Hint>{t('usage.none')}</Hint>;
  return (
    <Flex vertical gap="middle">
      <Grid width={SHARE_WIDTH} gap="24px 32px">
        {/* Together about as high as the countries. */}
        <Flex vertical gap="large">
          <ShareList
            title={t('usage.byAccount')}
            shares={accounts}
            unit={unit}
            nameOf={(name) => <AccountFilter name={name} view={view} />}
            isColoured
          />
          <ShareList
            title={t('usage.byProtocol')}
            shares={protocols}
            unit={unit}
            nameOf={(name) => protocolText(t, name as Protocol | UnknownEnum)}
          />
        </Flex>
        <ShareList title={t('usage.byCountry')} shares={countries} unit={unit} nameOf={country} />
      </Grid>
      {total !== undefined &&
        (sum === total ? (
          <Hint kind="good">{t('usage.sharesAddUp', { amount: traffic(total) })}</Hint>
        ) : (
          isDifferent && (
            <Note kind="info" action={<ReloadButton size="small" />}>
              {t('usage.sharesDiffer', { rows: traffic(sum), total: traffic(total) })}
            </Note>
          )
        ))}
    </Flex>
  );
}

/** Shows an account's name, which shows that account alone when it is clicked. */
function AccountFilter({ name, view }: { readonly name: string; readonly view: UsageView }) {
  const t = useText();
  const isMain = name === useCustomer().proxyUsername;
  if (view.account !== '') return <AccountName name={name} />;
  const label = isMain ? t('subaccount.mainAccount') : name;
  return (
    <Button
      type="link"
      size="small"
      style={LINK}
      aria-label={t('usage.only', { name: label })}
      onClick={() => view.setFilters({ account: name })}
    >
      <AccountName name={name} />
    </Button>
  );
}

interface ListProps {
  readonly title: string;
  readonly shares: readonly UsageShare[];
  readonly unit: TrafficUnit;
  nameOf(name: string): ReactNode;
  /** True when the bars use the colours of the chart's series. */
  readonly isColoured?: boolean;
}

function ShareList({ title, shares, unit, nameOf, isColoured = false }: ListProps) {
  const t = useText();
  const inColumn = useColumnTraffic();
  const locale = useLocaleName();
  const colors = seriesColors(theme.useToken().token);
  const { top, others } = splitTopShares(shares);
  const rest =
    others.count > 0 ? [{ ...others, name: '', label: t('usage.othersOf', others) }] : [];
  const items = [...top.map((item) => ({ ...item, label: nameOf(item.name) })), ...rest];
  return (
    <div>
      <h3>{title}</h3>
      <Flex component="ol" vertical gap={10} style={LIST}>
        {items.map(({ name, label, bytes, share }, index) => (
          <li key={name}>
            <Flex wrap justify="space-between" gap="0 12px">
              <span style={NAME}>{label}</span>
              <Flex style={FIGURES}>
                <Hint>{`${inColumn(bytes, unit)} · ${formatNumber(share, locale, 'finePercent')}`}</Hint>
              </Flex>
            </Flex>
            <Meter value={share} of={1} color={colors[isColoured ? index : 0]} />
          </li>
        ))}
      </Flex>
    </div>
  );
}
