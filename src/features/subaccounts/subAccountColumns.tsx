import { Button, Flex, Tag } from 'antd';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { convertToUnitExactly, isLow, percentLeft, unitForAll } from '@/lib/number/traffic';
import { Meter } from '@/ui/feedback/Meter';
import { Code } from '@/ui/format/Code';
import { useColumnTraffic, useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { Secret } from '@/ui/page/copy/Secret';
import { LongText } from '@/ui/table/LongText';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { RowMenu } from '@/ui/table/RowMenu';

/** The dialog that is open, and its sub-account or sub-accounts. */
export type OpenDialog =
  | { readonly kind: 'delete' | 'handover'; readonly sub: SubAccount }
  | {
      readonly kind: 'move';
      readonly subs: readonly SubAccount[];
      /** Left out, the dialog asks. */
      readonly action?: TrafficAction;
      /** The dialog that follows. */
      readonly next?: OpenDialog;
    }
  | { readonly kind: 'import' };

type OnOpen = (dialog: OpenDialog) => void;

/** Beside a name on a phone's card there is no room for these words as bold as a figure. */
const REGULAR = { fontWeight: 'normal' };
/** All bars have this length, so that they can be compared. */
const BAR = { inlineSize: 96, marginInlineStart: 'auto' };

function LeftCell({ sub, left }: { readonly sub: SubAccount; readonly left: string }) {
  const t = useText();
  const whole = sub.trafficLeft + sub.trafficUsed;
  const isNew = whole === 0;
  const low = !isNew && isLow(sub.trafficLeft, percentLeft(sub.trafficLeft, whole));
  return (
    <>
      <Flex component="span" align="baseline" justify="end" gap="small">
        {low && (
          <Tag color="error">
            <span>{t('subaccount.low')}</span>
          </Tag>
        )}
        {isNew ? <span style={REGULAR}>{t('subaccount.noTraffic')}</span> : <span>{left}</span>}
      </Flex>
      <div style={BAR}>
        <Meter
          name={t('subaccount.leftOf', { name: sub.username })}
          value={sub.trafficLeft}
          of={whole}
          low={low}
        />
      </div>
    </>
  );
}

/**
 * A button for the most frequent action, and a menu for the others: with more buttons the table would not fit on a laptop, and
 * its rows would be shown as cards.
 */
function Actions({ sub, onOpen }: { readonly sub: SubAccount; readonly onOpen: OnOpen }) {
  const t = useText();
  const { id, username } = sub;
  const account = encodeURIComponent(username);
  return (
    <Flex component="span" align="center" gap="small">
      <Button
        size="small"
        aria-label={`${t('subaccount.allocate')}: ${username}`}
        onClick={() => onOpen({ kind: 'move', subs: [sub], action: 'allocate' })}
      >
        {t('subaccount.allocate')}
      </Button>
      <RowMenu
        row={username}
        actions={[
          {
            text: t('subaccount.handover'),
            onPick: () => onOpen({ kind: 'handover', sub }),
          },
          {
            text: t('subaccount.recycle'),
            onPick: () => onOpen({ kind: 'move', subs: [sub], action: 'recycle' }),
          },
          { text: t('subaccount.lines'), to: `/residential?account=${account}` },
          { text: t('subaccount.usage'), to: `/usage?tab=details&account=${account}` },
          {
            text: t('subaccount.edit'),
            to: `/proxysetting/editsub?id=${encodeURIComponent(id)}&username=${account}`,
          },
          {
            text: t('subaccount.delete'),
            danger: true,
            onPick: () => onOpen({ kind: 'delete', sub }),
          },
        ]}
      />
    </Flex>
  );
}

/** Returns the columns of the sub-accounts in sight. Passwords are never exported. */
export function useSubAccountColumns(
  shown: readonly SubAccount[],
  onOpen: OnOpen,
): RecordColumns<SubAccount> {
  const t = useText();
  const inColumn = useColumnTraffic();
  const textOf = useTrafficText();
  const unit = unitForAll(shown.flatMap((sub) => [sub.trafficLeft, sub.allocatedTraffic]));
  const traffic = (bytes: number) => inColumn(bytes, unit);
  const inMb = (title: string) => `${title} (${t('unit.MB')})`;
  return [
    {
      title: t('subaccount.username'),
      render: (_, sub) => <Code>{sub.username}</Code>,
      csv: ({ username }) => username,
    },
    {
      title: t('subaccount.remark'),
      inCard: 'factWithoutName',
      width: '18%',
      render: (_, sub) => <LongText isFlexible text={sub.remark} />,
      csv: ({ remark }) => remark,
    },
    {
      title: t('subaccount.password'),
      // The handover of the account has the password, too.
      dropOrder: 3,
      render: (_, sub) => (
        <Secret value={sub.password} label={t('subaccount.passwordOf', { name: sub.username })} />
      ),
    },
    {
      title: t('subaccount.column.left'),
      inCard: 'besideName',
      align: 'end',
      render: (_, sub) => <LeftCell sub={sub} left={traffic(sub.trafficLeft)} />,
      csvTitle: inMb(t('shell.trafficLeft')),
      csv: ({ trafficLeft }) => convertToUnitExactly(trafficLeft, 'MB'),
    },
    {
      title: t('subaccount.column.used'),
      align: 'end',
      render: (_, sub) => traffic(sub.trafficUsed),
      csvTitle: inMb(t('subaccount.used')),
      csv: ({ trafficUsed }) => convertToUnitExactly(trafficUsed, 'MB'),
    },
    {
      title: t('subaccount.column.allocated'),
      align: 'end',
      dropOrder: 1,
      render: (_, sub) => traffic(sub.allocatedTraffic),
      csvTitle: inMb(t('subaccount.allocated')),
      csv: ({ allocatedTraffic }) => convertToUnitExactly(allocatedTraffic, 'MB'),
    },
    {
      title: t('subaccount.column.limit'),
      align: 'end',
      dropOrder: 2,
      render: (_, sub) =>
        // In its own unit, as it was entered: 500 MB are not 0.49 GB to whoever set them.
        sub.trafficLimit === 0 ? t('subaccount.noLimit') : textOf(sub.trafficLimit),
      csvTitle: inMb(t('subaccount.limit')),
      csv: ({ trafficLimit }) => convertToUnitExactly(trafficLimit, 'MB'),
    },
    {
      title: t('record.actions'),
      inCard: 'bottom',
      render: (_, sub) => <Actions sub={sub} onOpen={onOpen} />,
    },
  ];
}
