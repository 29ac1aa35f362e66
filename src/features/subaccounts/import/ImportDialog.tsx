import { Card, Flex } from 'antd';
import { addMessages } from '@/lib/browser/locale';
import english from '@/locales/en-US/subAccountImport';
import russian from '@/locales/ru-RU/subAccountImport';
import { Dialog } from '@/ui/dialog/Dialog';
import { CancellableMeter } from '@/ui/feedback/CancellableMeter';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { useText, WithNames } from '@/ui/format/text';
import { ListNotes } from '@/ui/table/ListNotes';
import { IMPORT_MAX_ROWS } from '../rules/subAccountImport';
import { AddedNote } from './AddedNote';
import { ImportSource } from './ImportSource';
import { ImportTable } from './ImportTable';
import { useImport } from './useImport';

addMessages({ 'en-US': english, 'ru-RU': russian });

const WIDTH = 760;

type Import = ReturnType<typeof useImport>;

/** Shows why a text cannot be imported, or which of its columns are ignored or repeated. */
function ReadingNote({ reading }: Pick<Import, 'reading'>) {
  const t = useText();
  if (reading.kind !== 'rows') {
    const text = t(`subaccount.import.${reading.kind}`, { ...reading, max: IMPORT_MAX_ROWS });
    return <Note kind="error">{text}</Note>;
  }
  const ignored = reading.ignored.join(', ');
  const repeated = reading.repeated.join(', ');
  return (
    <>
      {ignored && (
        <Note kind={reading.isLimitIgnored ? 'warning' : 'info'}>
          <WithNames text={t('subaccount.import.ignored', { names: ignored })} names={[ignored]} />
        </Note>
      )}
      {repeated && (
        <Note kind="warning">
          <WithNames
            text={t('subaccount.import.repeated', { names: repeated })}
            names={[repeated]}
          />
        </Note>
      )}
    </>
  );
}

interface Props {
  onClose(): void;
}

/**
 * Shows Import: many sub-accounts from CSV. Each row is marked before any is sent, and shows its result
 * afterwards.
 */
export default function ImportDialog({ onClose }: Props) {
  const t = useText();
  const importing = useImport();
  const { all, added, end, endedBy, progress, ready, rows } = importing;
  const marked = rows.filter(({ state, mark }) => state !== 'ok' && mark === state).length;
  const isBusy = progress !== null;
  const statusText = () => {
    if (progress) return t('subaccount.import.sent', progress);
    const leftOut = marked > 0 ? `; ${t('subaccount.import.skipped', { count: marked })}` : '';
    if (importing.isTried) {
      const count = rows.filter(({ mark }) => mark === 'done').length;
      const done = t('subaccount.import.done', { count });
      const left = ready > 0 ? `, ${t('subaccount.import.left', { count: ready })}` : '';
      return `${done}${left}${leftOut}`;
    }
    if (importing.text === '' || importing.reading.kind !== 'rows') return '';
    const kind = importing.isCompared ? 'ready' : 'notCompared';
    return `${t(`subaccount.import.${kind}`, { count: ready })}${leftOut}`;
  };
  return (
    <Dialog
      title={t('subaccount.import.title')}
      width={WIDTH}
      confirm={{
        text:
          ready === 0 || ready === rows.length
            ? t('subaccount.import.send')
            : t('subaccount.import.sendSome', { count: ready, of: rows.length }),
        // A list that failed to load does not prevent sending: the service refuses a name that is listed already.
        disabled: ready === 0 || !importing.isRead || all.isPending,
        onClick: () => void importing.send(),
      }}
      cancelText={t('common.close')}
      busy={isBusy}
      outcome={
        <>
          <Flex wrap align="center" gap="8px 16px">
            {progress && (
              <CancellableMeter
                name={t('subaccount.import.progress')}
                done={progress.done}
                of={progress.of}
                onCancel={importing.stop}
              />
            )}
            {/* The button that sends is disabled once all is added. */}
            <AutoFocus when={isBusy} role="status">
              {statusText()}
            </AutoFocus>
          </Flex>
          {end && (
            <Note kind="warning">
              <WithNames
                text={t(`subaccount.import.end.${end}`, { name: endedBy })}
                names={[endedBy]}
              />
            </Note>
          )}
          {!isBusy && added.length > 0 && <AddedNote added={added} />}
        </>
      }
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <div>{t('subaccount.import.intro')}</div>
        <ListNotes name={t('menu.subaccount')} query={all} />
        <ImportSource text={importing.text} disabled={isBusy} onChange={importing.changeText} />
        <ReadingNote reading={importing.reading} />
        {rows.length > 0 && (
          // In dark mode the table's background differs from the dialog's: the frame keeps the text away from
          // that edge.
          <Card size="small">
            <ImportTable rows={rows} />
          </Card>
        )}
      </Flex>
    </Dialog>
  );
}
