import { Card, Flex, Form } from 'antd';
import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { TRAFFIC_ACTIONS } from '@/api/contract/lists';
import { useCustomer } from '@/features/auth';
import { addMessages } from '@/lib/browser/locale';
import { NO_TRAFFIC, parseTrafficOrNone } from '@/lib/number/traffic';
import english from '@/locales/en-US/moveMany';
import russian from '@/locales/ru-RU/moveMany';
import { Dialog } from '@/ui/dialog/Dialog';
import { Meter } from '@/ui/feedback/Meter';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Segments } from '@/ui/form/Segments';
import { TrafficField } from '@/ui/form/TrafficField';
import { useDraft, useKeptDraft } from '@/ui/form/useDraft';
import { Facts } from '@/ui/format/Facts';
import { type Translate, useLocaleName, useText } from '@/ui/format/text';
import { type MovesDraft, readMovesDraft } from '../rules/subAccountDraft';
import { MoveManyTable } from './MoveManyTable';
import { BeforeAfter } from './MovePreview';
import { type MoveRow, useMoveMany } from './useMoveMany';

addMessages({ 'en-US': english, 'ru-RU': russian });

const FORM = 'move-many-form';
const NO_MOVES: MovesDraft = { action: 'allocate', amount: NO_TRAFFIC };
/** Room for the table beside the results. */
const WIDTH = 720;
const HEIGHT = 54;

const RESULTS = ['done', 'refused', 'lost', 'skipped'] as const;

/** Tells how many moves had which result. */
function resultText(t: Translate, rows: readonly MoveRow[]): string {
  const countOf = (kind: (typeof RESULTS)[number]) =>
    rows.filter(({ result }) => result?.kind === kind).length;
  return RESULTS.filter((kind) => kind === 'done' || countOf(kind) > 0)
    .map((kind) => t(`moveMany.result.${kind}`, { count: countOf(kind) }))
    .join(', ');
}

interface Props {
  readonly subs: readonly SubAccount[];
  /** Called at the end with the sub-accounts whose moves were made. */
  onMoved(ids: readonly string[]): void;
  onClose(): void;
}

/** Shows Allocate or Recycle for several sub-accounts: one amount for each, all sides before and after, and a result per row. */
export default function MoveManyDialog({ subs, onMoved, onClose }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const draft = useDraft(useCustomer().id, 'moveMany', readMovesDraft);
  const [{ action, amount }, setTyped] = useState(draft.saved ?? NO_MOVES);
  const [isTried, setIsTried] = useState(false);
  /** Null for a text that is no amount. */
  const bytes = parseTrafficOrNone(amount.text, amount.unit, locale);
  const moves = useMoveMany(subs, action, bytes ?? 0);
  const { changes, rows, progress, isBegun, earlyEnd, preview } = moves;
  const { accounts, busy } = changes;
  // The amount of a move that was made, or may have been, must not stand in the field of the next one.
  const isKept = rows.every(
    ({ result, unanswered }) =>
      result?.kind !== 'done' && (unanswered === null || unanswered.state === 'notArrived'),
  );
  useKeptDraft(draft, { action, amount: isKept ? amount : { ...amount, text: '' } });
  const end = () => {
    draft.drop();
    onMoved(rows.filter(({ result }) => result?.kind === 'done').map(({ id }) => id));
    onClose();
  };
  const of = preview?.rows.size;
  const count = preview?.fitting.length;
  /** Results name the direction and the amount that were sent. */
  const change = (next: Partial<MovesDraft>) => busy || setTyped({ action, amount, ...next });
  const isLeft = rows.some(({ canSend }) => canSend);
  const submit = () => {
    setIsTried(true);
    if (bytes) void moves.send();
  };
  return (
    <Dialog
      width={WIDTH}
      title={t('moveMany.title', { count: subs.length })}
      confirm={
        (isLeft || busy || !preview) && {
          text:
            of && count && count < of
              ? t(`moveMany.some.${action}`, { count, of })
              : t(`subaccount.${action}`),
          htmlType: 'submit',
          form: FORM,
          loading: busy,
          // Each row says why the amount does not fit.
          disabled:
            !busy &&
            (amount.text.trim() === '' || changes.isAnyUnknown || (Boolean(bytes) && count === 0)),
        }
      }
      cancelText={isBegun || busy ? t(busy ? 'moveMany.stop' : 'common.close') : undefined}
      // While a run goes on, closing only stops it, so that the customer sees the results.
      onClose={busy ? changes.stop : end}
    >
      <Form name={FORM} layout="vertical" onFinish={submit}>
        <Flex vertical gap="middle">
          {!isBegun && (
            <Segments<TrafficAction>
              name={t('moveMany.direction')}
              options={TRAFFIC_ACTIONS}
              value={action}
              labelOf={(one) => t(`subaccount.${one}`)}
              onChange={(one) => change({ action: one })}
            />
          )}
          <TrafficField
            label={t('moveMany.amount')}
            id="move-many-amount"
            problem={
              isTried &&
              !bytes &&
              t(bytes === null ? 'subaccount.notAmount' : 'subaccount.problem.noAmount')
            }
            // Stays in view, where it is written anew in another language.
            disabled={isBegun}
            value={amount}
            onChange={(next) => change({ amount: next })}
          />
          {preview || accounts.error ? (
            // As in the import: in dark mode the table's background differs from the dialog's.
            <Card size="small">
              <MoveManyTable
                rows={rows}
                action={action}
                amount={bytes ?? 0}
                unit={amount.unit}
                previewOf={(id) => preview?.rows.get(id)}
                changes={changes}
              />
            </Card>
          ) : (
            <Skeleton height={HEIGHT * subs.length} />
          )}
          {preview && isLeft && !progress && (
            <div aria-live="polite">
              <Facts
                items={[
                  {
                    label: t('subaccount.mainAccount'),
                    children: <BeforeAfter {...preview.main} unit={amount.unit} />,
                  },
                ]}
              />
            </div>
          )}
          <QueryFailure query={accounts} />
          {earlyEnd && <Note kind="warning">{t(`moveMany.end.${earlyEnd}`)}</Note>}
          {progress && (
            <Meter name={t('moveMany.progress')} value={progress.done} of={progress.of} />
          )}
          {/* The field in which the customer pressed Enter is disabled now. */}
          <AutoFocus when={isBegun && busy} role="status">
            {isBegun && (progress ? t('moveMany.done', progress) : resultText(t, rows))}
          </AutoFocus>
        </Flex>
      </Form>
    </Dialog>
  );
}
