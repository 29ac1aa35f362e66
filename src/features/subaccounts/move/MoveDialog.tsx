import { Card, Flex, Form } from 'antd';
import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { TRAFFIC_ACTIONS } from '@/api/contract/lists';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { addMessages } from '@/lib/browser/locale';
import { NO_TRAFFIC, parseTrafficOrNone, toTypedTraffic } from '@/lib/number/traffic';
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
import { useTrafficText } from '@/ui/format/Traffic';
import { type Translate, useLocaleName, useText, WithNames } from '@/ui/format/text';
import { ChangeNotes } from '../change/ChangeNotes';
import { type MovesDraft, readMovesDraft } from '../rules/subAccountDraft';
import { AmountSteps } from './AmountSteps';
import { amountProblem, largestAmountText } from './amountProblem';
import { MovePreview } from './MovePreview';
import { MovesTable } from './MovesTable';
import { type MoveRow, useMoves } from './useMoves';

addMessages({ 'en-US': english, 'ru-RU': russian });

const FORM = 'move-form';
/** Room for the table beside the results. */
const WIDTH = 720;
const ROW_HEIGHT = 54;
/** Keeps the room of the preview where there is none. */
const PREVIEW = { minHeight: 66 };

const RESULTS = ['done', 'refused', 'lost', 'skipped'] as const;

/** Tells how many moves had which result. */
function resultText(t: Translate, rows: readonly MoveRow[]): string {
  // A row that did not fit was part of no run, and neither was one whose earlier move has arrived.
  const kindOf = ({ result, unanswered }: MoveRow) =>
    result?.kind ?? (unanswered?.state === 'arrived' ? 'done' : 'skipped');
  const countOf = (kind: (typeof RESULTS)[number]) =>
    rows.filter((row) => kindOf(row) === kind).length;
  return RESULTS.filter((kind) => kind === 'done' || countOf(kind) > 0)
    .map((kind) => t(`moveMany.result.${kind}`, { count: countOf(kind) }))
    .join(', ');
}

interface Props {
  readonly subs: readonly SubAccount[];
  /** Undefined where the customer has yet to choose. */
  readonly asked: TrafficAction | undefined;
  /** Called with the sub-accounts whose moves were made. */
  onClose(moved: readonly string[]): void;
}

/**
 * Shows Allocate or Recycle: an amount, and all sides before and after. Of several sub-accounts each has the same amount and a result
 * of its own; the move of one closes the dialog.
 */
export default function MoveDialog({ subs, asked, onClose }: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const locale = useLocaleName();
  const one = subs.length === 1 ? subs[0] : undefined;
  const draft = useDraft(
    useCustomer().id,
    one ? `${asked ?? 'move'}:${one.id}` : 'moveMany',
    readMovesDraft,
  );
  const [{ action, amount }, setTyped] = useState<MovesDraft>({
    action: asked ?? draft.saved?.action ?? 'allocate',
    amount: draft.saved?.amount ?? NO_TRAFFIC,
  });
  const [isTried, setIsTried] = useState(false);
  /** Null for a text that is no amount. */
  const bytes = parseTrafficOrNone(amount.text, amount.unit, locale);
  const moves = useMoves(subs, action, bytes ?? 0);
  const { changes, rows, progress, isBegun, isTooMuch, earlyEnd, preview } = moves;
  const { accounts, busy } = changes;
  const ofOne = one && preview?.rows.get(one.id);
  // The amount of a move that was made, or may have been, must not stand in the field of the next one.
  const isAmountUnsent = rows.every(
    ({ result, unanswered }) =>
      result?.kind !== 'done' && (unanswered === null || unanswered.state === 'notArrived'),
  );
  useKeptDraft(draft, { action, amount: isAmountUnsent ? amount : { ...amount, text: '' } });
  const close = (moved: readonly string[]) => {
    draft.drop();
    onClose(moved);
  };
  const of = preview?.rows.size;
  const count = preview?.fitting.length;
  const isRunning = !one && busy;
  /** Results name the direction and the amount that were sent. */
  const change = (next: Partial<MovesDraft>) => isRunning || setTyped({ action, amount, ...next });
  const isLeft = rows.some(({ isOver }) => !isOver);
  /** The amount stands still after a run: where it fits no row that is left, no click can send more. */
  const hasButton = isLeft && !(isBegun && !busy && count === 0);
  const submit = () => {
    setIsTried(true);
    if (!bytes) return;
    void moves.send(() => {
      if (!one) return;
      const text = t(`subaccount.done.${action}`, { amount: textOf(bytes) });
      announce('toast', { kind: 'success', text });
      close([one.id]);
    });
  };
  const facts = preview
    ? hasButton &&
      !progress &&
      !rows.some(({ unanswered }) => unanswered?.undecided) && (
        <MovePreview
          main={preview.main}
          sub={one && ofOne && { name: one.username, ...ofOne.sub }}
          unit={one ? undefined : amount.unit}
        />
      )
    : !accounts.error && <Skeleton height={ROW_HEIGHT * subs.length} />;
  return (
    <Dialog
      width={one ? undefined : WIDTH}
      title={
        one ? (
          <WithNames
            text={t(`subaccount.title.${action}`, { name: one.username })}
            names={[one.username]}
          />
        ) : (
          t('moveMany.title', { count: subs.length })
        )
      }
      confirm={
        hasButton && {
          text:
            of && count && count < of
              ? t(`moveMany.some.${action}`, { count, of })
              : t(`subaccount.${action}`),
          htmlType: 'submit',
          form: FORM,
          loading: busy,
          // The field of one, and each row of several, says why the amount does not fit.
          disabled:
            !busy &&
            (!preview ||
              amount.text.trim() === '' ||
              changes.isAnyUnknown ||
              (Boolean(bytes) && count === 0)),
        }
      }
      busy={!isRunning && busy}
      outcome={one && <ChangeNotes sub={one} changes={changes} />}
      cancelText={
        isBegun || isRunning ? t(isRunning ? 'moveMany.stop' : 'common.close') : undefined
      }
      // While a run goes on, closing only stops it, so that the customer sees the results.
      onClose={() => {
        if (isRunning) changes.stop();
        else close(rows.flatMap(({ id, result }) => (result?.kind === 'done' ? id : [])));
      }}
    >
      <Form name={FORM} layout="vertical" onFinish={submit}>
        {(isLeft || !one) && (
          <Flex vertical gap="middle">
            {!asked && !isBegun && (
              <Segments<TrafficAction>
                name={t('moveMany.direction')}
                options={TRAFFIC_ACTIONS}
                value={action}
                labelOf={(option) => t(`subaccount.${option}`)}
                onChange={(option) => busy || change({ action: option })}
              />
            )}
            <TrafficField
              label={t(one ? 'subaccount.amount' : 'moveMany.amount')}
              id="move-amount"
              hint={
                one && (
                  <span>
                    {ofOne
                      ? largestAmountText(t, textOf, ofOne)
                      : !accounts.error && t('shell.loading')}
                  </span>
                )
              }
              problem={amountProblem(t, textOf, bytes, ofOne, isTried)}
              // Stays in view, where it is written anew in another language.
              disabled={isBegun}
              value={amount}
              onChange={(next) => change({ amount: next })}
            />
            {one ? (
              <>
                <AmountSteps
                  max={ofOne?.max ?? 0}
                  onChoose={(max) => change({ amount: toTypedTraffic(max, locale) })}
                />
                <div style={PREVIEW}>{facts}</div>
              </>
            ) : (
              <>
                {(preview || accounts.error) && (
                  // As in the import: in dark mode the table's background differs from the dialog's.
                  <Card size="small">
                    <MovesTable
                      moves={moves}
                      action={action}
                      amount={bytes ?? 0}
                      unit={amount.unit}
                    />
                  </Card>
                )}
                {facts}
                <QueryFailure query={accounts} />
                {hasButton && earlyEnd && (
                  <Note kind="warning">{t(`moveMany.end.${earlyEnd}`)}</Note>
                )}
                {isTooMuch && preview && (
                  <Note kind="warning">
                    {t(`moveMany.tooMuch.${action}`, { amount: textOf(preview.main.before) })}
                  </Note>
                )}
                {progress && (
                  <Meter name={t('moveMany.progress')} value={progress.done} of={progress.of} />
                )}
                {/* The field in which the customer pressed Enter is disabled now. */}
                <AutoFocus when={isBegun && busy} role="status">
                  {isBegun && (progress ? t('moveMany.done', progress) : resultText(t, rows))}
                </AutoFocus>
              </>
            )}
          </Flex>
        )}
      </Form>
    </Dialog>
  );
}
