import { Flex, Form } from 'antd';
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
import { summariseMoves } from '../rules/moveMany';
import { type MovesDraft, readMovesDraft } from '../rules/subAccountDraft';
import { MoveManyTable, type RowAmount } from './MoveManyTable';
import { BeforeAfter } from './MovePreview';
import { useMoveMany } from './useMoveMany';

addMessages({ 'en-US': english, 'ru-RU': russian });

const FORM = 'move-many-form';
const NO_MOVES: MovesDraft = { action: 'allocate', same: NO_TRAFFIC, own: {} };
/** Room for the table beside the results. */
const WIDTH = 720;
const HEIGHT = 54;

const RESULTS = ['moved', 'refused', 'unconfirmed', 'left'] as const;

/** Tells how many moves had which result. */
function resultText(
  t: Translate,
  counts: Readonly<Record<(typeof RESULTS)[number], number>>,
): string {
  return RESULTS.filter((result) => result === 'moved' || counts[result] > 0)
    .map((result) => t(`moveMany.result.${result}`, { count: counts[result] }))
    .join(', ');
}

interface Props {
  readonly subs: readonly SubAccount[];
  /** Called at the end with the sub-accounts whose moves were made. */
  onMoved(ids: readonly string[]): void;
  onClose(): void;
}

/**
 * Shows Allocate or Recycle for several sub-accounts: an amount for each, all sides before and after, and a result per
 * row.
 */
export default function MoveManyDialog({ subs, onMoved, onClose }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const draft = useDraft(useCustomer().id, 'moveMany', readMovesDraft);
  const [{ action, same, own }, setTyped] = useState(draft.saved ?? NO_MOVES);
  const [isTried, setIsTried] = useState(false);
  const amountOf = (id: string): RowAmount => {
    const text = own[id] ?? same.text;
    const bytes = parseTrafficOrNone(text, same.unit, locale);
    return { text, bytes };
  };
  const moves = useMoveMany(subs, action, (id) => amountOf(id).bytes);
  const { changes, rows, progress, isBegun, earlyEnd, preview } = moves;
  const { accounts, busy } = changes;
  // The amount of a move that was made, or may have been, must not stand in the field of the next one.
  const left = rows.filter(
    ({ result, lost }) =>
      result?.mark !== 'moved' && (lost === null || lost.outcome === 'notArrived'),
  );
  useKeptDraft(draft, {
    action,
    same: left.length === rows.length ? same : { ...same, text: '' },
    own: Object.fromEntries(left.map(({ id }) => [id, amountOf(id).text])),
  });
  const end = () => {
    draft.drop();
    const isMade = ({ result }: (typeof rows)[number]) =>
      result?.mark === 'moved' || result?.mark === 'arrived';
    onMoved(rows.filter(isMade).map(({ id }) => id));
    onClose();
  };
  const counts = summariseMoves(rows.flatMap(({ result }) => (result ? [result.mark] : [])));
  const sendable = rows.filter(({ canSend }) => canSend);
  const isLeft = sendable.length > 0;
  const isEmpty = sendable.every(({ id }) => amountOf(id).text.trim() === '');
  const submit = () => {
    setIsTried(true);
    if (sendable.some(({ id }) => amountOf(id).bytes === null)) return;
    void moves.send();
  };
  return (
    <Dialog
      width={WIDTH}
      title={t('moveMany.title', { count: subs.length })}
      confirm={
        (isLeft || busy || !preview) && {
          text: t(`subaccount.${action}`),
          htmlType: 'submit',
          form: FORM,
          loading: busy,
          disabled: !busy && (isEmpty || changes.isAnyUnknown),
        }
      }
      cancelText={isBegun || busy ? t(busy ? 'moveMany.stop' : 'common.close') : undefined}
      // While a run goes on, closing only stops it, so that the customer sees the results.
      onClose={busy ? changes.stop : end}
    >
      <Form name={FORM} layout="vertical" onFinish={submit}>
        <Flex vertical gap="middle">
          {!isBegun && (
            <>
              <Segments<TrafficAction>
                name={t('moveMany.direction')}
                options={TRAFFIC_ACTIONS}
                value={action}
                labelOf={(one) => t(`subaccount.${one}`)}
                onChange={(one) => setTyped((now) => ({ ...now, action: one }))}
              />
              <TrafficField
                label={t('moveMany.same')}
                id="move-many-same"
                hint={t('moveMany.sameHint')}
                value={same}
                onChange={(next, isRewritten) =>
                  setTyped((now) => ({
                    ...now,
                    same: next,
                    own: isRewritten || next.text === now.same.text ? now.own : {},
                  }))
                }
              />
            </>
          )}
          {preview || accounts.error ? (
            <MoveManyTable
              rows={rows}
              action={action}
              unit={same.unit}
              amountOf={amountOf}
              previewOf={(id) => preview?.rows.get(id)}
              isTried={isTried}
              changes={changes}
              onChange={(id, text) =>
                setTyped((now) => ({ ...now, own: { ...now.own, [id]: text } }))
              }
            />
          ) : (
            <Skeleton height={HEIGHT * subs.length} />
          )}
          {preview && isLeft && !progress && (
            <div aria-live="polite">
              <Facts
                items={[
                  {
                    label: t('subaccount.mainAccount'),
                    children: <BeforeAfter {...preview.main} unit={same.unit} />,
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
          {/* The field in which the customer pressed Enter is gone. */}
          <AutoFocus when={isBegun && busy} role="status">
            {isBegun && (progress ? t('moveMany.done', progress) : resultText(t, counts))}
          </AutoFocus>
        </Flex>
      </Form>
    </Dialog>
  );
}
