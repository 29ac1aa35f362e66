import { useQuery } from '@tanstack/react-query';
import { loadAllRows, pageQueryOf } from '@/api/keys';
import { WHITELIST_MAX } from '@/lib/ip';
import { anyText } from '@/lib/listState';
import { whiteipget } from '@/services/auth';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CornerNote } from '@/ui/feedback/notes/CornerNote';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchField } from '@/ui/form/SearchField';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Page } from '@/ui/page/Page';
import { ExportButton } from '@/ui/table/ExportButton';
import { RecordTable } from '@/ui/table/RecordTable';
import { useListState } from '@/ui/table/useListState';
import { AddIp } from './AddIp';
import { BulkAdd } from './BulkAdd';
import { proxyWhitelistQuery, useRefreshWhitelist } from './queries';
import { UndoBar } from './UndoBar';
import { useUndoDelete } from './useUndoDelete';
import { whitelistColumns } from './whitelistColumns';

const TABLE_HEIGHT = 360;
const FILTERS = { search: anyText };

/** Shows the IP whitelist: addresses that use proxies without a password. */
export function Whitelist() {
  const t = useText();
  const { filters, paging, change } = useListState(FILTERS);
  const keyword = filters.search;
  const onSearch = (search: string) => change({ search });
  const { page, pageSize } = paging;
  const list = useQuery(pageQueryOf(whiteipget, { page, pageSize, keyword }));
  const whole = useQuery(proxyWhitelistQuery);
  // One failure and one Retry for both readings: the bulk add has the other.
  const both = {
    ...list,
    error: list.error ?? whole.error,
    isFetching: list.isFetching || whole.isFetching,
    refetch: useRefreshWhitelist(),
  };
  const { pending, leaving, remove, finish, forget } = useUndoDelete();
  const columns = whitelistColumns(t, remove);
  return (
    <Page title={t('menu.whitelist')} intro={t('whitelist.intro')}>
      <Card title={t('whitelist.addTitle')}>
        <AddIp onBeforeAdd={finish} onAdded={forget} />
      </Card>
      <BulkAdd leaving={leaving} onBeforeAdd={finish} onAdded={forget} />
      <Card
        title={t('whitelist.list', { max: WHITELIST_MAX })}
        extra={
          <>
            <SearchField label={t('whitelist.search')} value={keyword} onSearch={onSearch} />
            <ExportButton
              fileName="whitelist.csv"
              columns={columns}
              load={(control) => loadAllRows(whiteipget, { keyword }, control)}
            />
          </>
        }
      >
        <QueryView query={both} skeleton={<Skeleton height={TABLE_HEIGHT} />}>
          {(data) => (
            <RecordTable
              name={t('menu.whitelist')}
              of={data}
              isHidden={(entry) => leaving.some(({ id }) => id === entry.id)}
              rowKey={(entry) => entry.id}
              columns={columns}
              loading={list.isPlaceholderData}
              onShowAll={keyword === '' ? undefined : () => onSearch('')}
              empty={<EmptyState title={t('whitelist.empty')} text={t('whitelist.emptyText')} />}
              paging={paging}
            />
          )}
        </QueryView>
      </Card>
      <CornerNote>
        {pending.map(({ entry, undo }) => (
          <UndoBar key={entry.id} entry={entry} onUndo={undo} />
        ))}
      </CornerNote>
    </Page>
  );
}
