import { Link } from '@umijs/max';
import { Button } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { Meter } from '@/components/Meter';
import { type RecordColumns, RecordTable } from '@/components/RecordTable';
import { Secret } from '@/components/Secret';
import { Traffic } from '@/components/Traffic';
import { type TextOf, useText } from '@/components/text';
import type { Page, SubAccount } from '@/contract';
import { isLow, percentLeft } from '@/domain/traffic';
import styles from './subaccount.module.css';

/** A change that a dialog is open for. */
export interface Doing {
  readonly kind: 'allocate' | 'recycle' | 'delete';
  readonly sub: SubAccount;
}

interface Props {
  readonly data: Page<SubAccount>;
  readonly page: number;
  readonly pageSize: number;
  readonly busy: boolean;
  readonly searched: boolean;
  onPage(page: number, pageSize: number): void;
  onDo(doing: Doing): void;
}

function LeftCell({ sub }: { readonly sub: SubAccount }) {
  const t = useText();
  const whole = sub.trafficLeft + sub.trafficUsed;
  const low = isLow(sub.trafficLeft, percentLeft(sub.trafficLeft, whole));
  return (
    <span className={styles.left}>
      <span className={styles.amount}>
        <Traffic bytes={sub.trafficLeft} />
        {low && <span className={styles.low}>{t('subaccount.low')}</span>}
      </span>
      <Meter
        name={t('subaccount.leftOf', { name: sub.username })}
        value={sub.trafficLeft}
        of={whole}
        low={low}
      />
    </span>
  );
}

function linksOf({ id, username }: SubAccount) {
  const account = encodeURIComponent(username);
  return [
    {
      text: 'subaccount.edit',
      to: `/proxysetting/editsub?id=${encodeURIComponent(id)}&username=${account}`,
    },
    { text: 'subaccount.lines', to: `/residential?account=${account}` },
    { text: 'subaccount.usage', to: `/usage?tab=details&account=${account}` },
  ] as const;
}

function columnsOf(t: TextOf, onDo: Props['onDo']): RecordColumns<SubAccount> {
  return [
    {
      title: t('subaccount.column.username'),
      render: (_, sub) => (
        <span className={styles.name}>
          <strong>{sub.username}</strong>
          {sub.remark && <small>{sub.remark}</small>}
        </span>
      ),
    },
    {
      title: t('subaccount.password'),
      render: (_, sub) => (
        <span className={styles.password}>
          <Secret value={sub.password} label={t('subaccount.passwordOf', { name: sub.username })} />
        </span>
      ),
    },
    { title: t('subaccount.column.left'), render: (_, sub) => <LeftCell sub={sub} /> },
    {
      title: t('subaccount.column.used'),
      align: 'end',
      render: (_, sub) => <Traffic bytes={sub.trafficUsed} />,
    },
    {
      title: t('subaccount.column.allocated'),
      align: 'end',
      render: (_, sub) => <Traffic bytes={sub.allocatedTraffic} />,
    },
    {
      title: t('subaccount.column.limit'),
      align: 'end',
      render: (_, sub) =>
        sub.trafficLimit === 0 ? t('subaccount.noLimit') : <Traffic bytes={sub.trafficLimit} />,
    },
    {
      title: t('record.actions'),
      render: (_, sub) => (
        <span className={styles.actions}>
          <span>
            {(['allocate', 'recycle', 'delete'] as const).map((kind) => (
              <Button
                key={kind}
                size="small"
                danger={kind === 'delete'}
                aria-label={`${t(`subaccount.${kind}`)}: ${sub.username}`}
                onClick={() => onDo({ kind, sub })}
              >
                {t(`subaccount.${kind}`)}
              </Button>
            ))}
          </span>
          <span>
            {linksOf(sub).map(({ text, to }) => (
              <Link key={text} to={to} aria-label={`${t(text)}: ${sub.username}`}>
                {t(text)}
              </Link>
            ))}
          </span>
        </span>
      ),
    },
  ];
}

/** The sub-accounts in a table. */
export function SubAccountTable({ data, page, pageSize, busy, searched, onPage, onDo }: Props) {
  const t = useText();
  return (
    <RecordTable
      name={t('menu.subaccount')}
      of={data}
      rowKey={(sub) => sub.id}
      columns={columnsOf(t, onDo)}
      loading={busy}
      isSearch={searched}
      empty={
        searched ? (
          <EmptyState title={t('subaccount.notFound')} />
        ) : (
          <EmptyState
            title={t('subaccount.empty')}
            text={t('subaccount.emptyText')}
            action={<Link to="/proxysetting/addsub">{t('menu.addsub')}</Link>}
          />
        )
      }
      paging={{ page, pageSize, onPage }}
    />
  );
}
