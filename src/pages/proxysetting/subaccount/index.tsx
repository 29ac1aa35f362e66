import { useCallback, useState } from 'react';
import { Card } from '@/components/Card';
import { ExportButton } from '@/components/ExportButton';
import { LinkButton } from '@/components/LinkButton';
import { Page } from '@/components/Page';
import { QueryView } from '@/components/QueryView';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { SubAccount } from '@/contract';
import { exactInUnit } from '@/domain/traffic';
import { loadAllSubAccounts, useSubAccounts } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { failureText } from '@/runtime/failureText';
import { DeleteDialog } from './DeleteDialog';
import { MoveDialog } from './MoveDialog';
import { SubAccountTable } from './SubAccountTable';

const PAGE_SIZE = 20;
const TABLE_HEIGHT = 420;

/** A change that a dialog is open for. */
export type Doing = {
  readonly kind: 'allocate' | 'recycle' | 'delete';
  readonly sub: SubAccount;
} | null;

/** Sub-accounts: who has how much traffic, and moving it. */
export default function SubAccounts() {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [doing, setDoing] = useState<Doing>(null);
  const { data: user } = useUser();
  const list = useSubAccounts({ ...paging, keyword });
  const close = () => setDoing(null);
  const search = useCallback((next: string) => {
    setPaging((now) => ({ ...now, page: 1 }));
    setKeyword(next);
  }, []);

  const rows = async (signal: AbortSignal, onPage: (loaded: number, total: number) => void) => {
    const all = await loadAllSubAccounts({ signal, onPage });
    const header = [
      t('subaccount.username'),
      t('subaccount.remark'),
      `${t('subaccount.limit')} (MB)`,
      `${t('subaccount.left')} (MB)`,
      `${t('subaccount.used')} (MB)`,
      `${t('subaccount.allocated')} (MB)`,
    ];
    const lines = all.map((sub) => [
      sub.username,
      sub.remark,
      exactInUnit(sub.trafficLimit, 'MB'),
      exactInUnit(sub.trafficLeft, 'MB'),
      exactInUnit(sub.trafficUsed, 'MB'),
      exactInUnit(sub.allocatedTraffic, 'MB'),
    ]);
    return [header, ...lines];
  };

  return (
    <Page
      title={t('menu.subaccount')}
      intro={t('subaccount.intro')}
      actions={<LinkButton to="/proxysetting/addsub">{t('menu.addsub')}</LinkButton>}
    >
      <Card
        title={t('subaccount.list')}
        extra={
          <>
            <SearchField label={t('subaccount.search')} onSearch={search} />
            <ExportButton fileName="sub-accounts.csv" describe={failureText} load={rows} />
          </>
        }
      >
        <QueryView
          query={list}
          describe={failureText}
          skeleton={<Skeleton height={TABLE_HEIGHT} />}
        >
          {(data) => (
            <SubAccountTable
              data={data}
              {...paging}
              busy={list.isFetching}
              searched={keyword !== ''}
              onPage={(page, pageSize) => setPaging({ page, pageSize })}
              onDo={setDoing}
            />
          )}
        </QueryView>
      </Card>
      {doing?.kind === 'delete' && <DeleteDialog sub={doing.sub} onClose={close} />}
      {doing && doing.kind !== 'delete' && user && (
        <MoveDialog
          action={doing.kind}
          sub={doing.sub}
          mainLeft={user.trafficLeft}
          onClose={close}
        />
      )}
    </Page>
  );
}
