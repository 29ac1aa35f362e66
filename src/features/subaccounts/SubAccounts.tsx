import { Button } from 'antd';
import { type ComponentType, useState } from 'react';
import type { SubAccount } from '@/api/contract';
import { loadAllRows } from '@/api/keys';
import { anyText, oneOf } from '@/lib/listState';
import { sublist } from '@/services/auth';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryFailure, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchField } from '@/ui/form/SearchField';
import { SelectField } from '@/ui/form/select/SelectField';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import { Page } from '@/ui/page/Page';
import { ExportButton } from '@/ui/table/ExportButton';
import { RecordTable } from '@/ui/table/RecordTable';
import { useListState } from '@/ui/table/useListState';
import { useAddedSubAccount } from './add/useAddedSubAccount';
import { useSubAccountPage } from './queries';
import { type OpenDialog, useSubAccountColumns } from './subAccountColumns';

const MoveDialog = lazyPart(() => import('./move/MoveDialog'), { kind: 'dialog' });
const DeleteDialog = lazyPart(() => import('./delete/DeleteDialog'), { kind: 'dialog' });
const ImportDialog = lazyPart(() => import('./import/ImportDialog'), { kind: 'dialog' });

const TABLE_HEIGHT = 420;
/** Room for the number of chosen rows, so that it moves no neighbour. */
const MOVE = { minInlineSize: 200 };
const LEAST_LEFT = 'left';
const FILTERS = { search: anyText, sort: oneOf([LEAST_LEFT]) };

interface Props {
  /**
   * The card for the person who will use a sub-account. The page passes it in, because proxy lines belong to
   * the generator.
   */
  readonly HandoverDialog: ComponentType<{
    readonly sub: SubAccount;
    onClose(): void;
  }>;
}

/** Shows the sub-accounts with their traffic, and opens their dialogs. */
export function SubAccounts({ HandoverDialog }: Props) {
  const t = useText();
  const { filters, paging, change } = useListState(FILTERS);
  const keyword = filters.search;
  const onSearch = (search: string) => change({ search });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const list = useSubAccountPage(keyword, paging, filters.sort === LEAST_LEFT);
  // Only rows in sight count as selected: nobody moves traffic of a row that they cannot see.
  const chosen = list.data?.list.filter(({ id }) => selected.includes(id)) ?? [];
  const added = useAddedSubAccount(open !== null, setOpen);

  const columns = useSubAccountColumns(list.data?.list ?? [], setOpen);
  return (
    <Page
      title={t('menu.subaccount')}
      intro={t('subaccount.intro')}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'import' })}>{t('subaccount.import')}</Button>
          <LinkButton type="primary" to="/proxysetting/addsub">
            {t('subaccount.add')}
          </LinkButton>
        </>
      }
    >
      {added && <QueryFailure query={added} />}
      <Card
        title={t('subaccount.list')}
        extra={
          <>
            <SearchField label={t('subaccount.search')} value={keyword} onSearch={onSearch} />
            <SelectField
              label={t('subaccount.sort')}
              value={filters.sort}
              onChange={(sort) => change({ sort })}
              options={[
                { value: '', label: t('subaccount.sort.added') },
                { value: LEAST_LEFT, label: t('subaccount.sort.left') },
              ]}
            />
            <Button
              style={MOVE}
              disabled={chosen.length === 0}
              onClick={() => setOpen({ kind: 'move', subs: chosen })}
            >
              {t('subaccount.moveSelected', { count: chosen.length })}
            </Button>
            <ExportButton
              fileName="sub-accounts.csv"
              columns={columns}
              load={(control) => loadAllRows(sublist, { keyword }, control)}
            />
          </>
        }
      >
        <QueryView query={list} skeleton={<Skeleton height={TABLE_HEIGHT} />}>
          {(data) => (
            <RecordTable
              name={t('menu.subaccount')}
              of={data}
              rowKey={(sub) => sub.id}
              columns={columns}
              loading={list.isPlaceholderData}
              onShowAll={keyword === '' ? undefined : () => onSearch('')}
              empty={
                <EmptyState
                  title={t('subaccount.empty')}
                  text={t('subaccount.emptyText')}
                  action={<LinkButton to="/proxysetting/addsub">{t('subaccount.add')}</LinkButton>}
                />
              }
              paging={paging}
              selection={{
                selected,
                nameOf: ({ username }) => t('subaccount.select', { name: username }),
                columnName: t('subaccount.selection'),
                allName: t('subaccount.selectAll'),
                onSelect: setSelected,
              }}
            />
          )}
        </QueryView>
      </Card>
      {open?.kind === 'move' && (
        <MoveDialog
          subs={open.subs}
          asked={open.action}
          onClose={(moved) => {
            // A row's own move leaves the selection as it is.
            if (!open.action) setSelected((before) => before.filter((id) => !moved.includes(id)));
            setOpen(open.next ?? null);
          }}
        />
      )}
      {open?.kind === 'handover' && <HandoverDialog sub={open.sub} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog sub={open.sub} onClose={close} />}
      {open?.kind === 'import' && <ImportDialog onClose={close} />}
    </Page>
  );
}
