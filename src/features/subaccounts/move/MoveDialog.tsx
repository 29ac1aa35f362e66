import { Flex, Form } from 'antd';
import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { NO_TRAFFIC, parseTrafficOrNone, toTypedTraffic } from '@/lib/number/traffic';
import { trafficupdate } from '@/services/auth';
import { Dialog } from '@/ui/dialog/Dialog';
import { TrafficField } from '@/ui/form/TrafficField';
import { useDraft, useKeptDraft } from '@/ui/form/useDraft';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { ChangeNotes } from '../change/ChangeNotes';
import { useSubAccountChanges } from '../change/useSubAccountChanges';
import { previewAllocation } from '../rules/allocation';
import { blocksSending } from '../rules/subAccountChange';
import { readTrafficDraft } from '../rules/subAccountDraft';
import { prepareMove } from '../rules/trafficMove';
import { AmountSteps } from './AmountSteps';
import { amountProblem, largestAmountText } from './amountProblem';
import { MovePreview } from './MovePreview';

const FORM = 'move-form';
/** Keeps the room of the preview where there is none. */
const PREVIEW = { minHeight: 82 };

interface Props {
  readonly action: TrafficAction;
  readonly sub: SubAccount;
  onClose(): void;
}

/** Shows Allocate or Recycle: an amount, and both sides before and after. */
export default function MoveDialog({ action, sub, onClose }: Props) {
  const t = useText();
  const textOf = useTrafficText();
  const locale = useLocaleName();
  const draft = useDraft(useCustomer().id, `${action}:${sub.id}`, readTrafficDraft);
  const [typed, setTyped] = useState(draft.saved ?? NO_TRAFFIC);
  const amount = parseTrafficOrNone(typed.text, typed.unit, locale);
  const [isTried, setIsTried] = useState(false);
  const changes = useSubAccountChanges([sub], 'one');
  const { accounts, busy } = changes;
  const reading = accounts.data;
  const current = reading?.subs.get(sub.id);
  const unanswered = changes.unansweredOf(sub.id);
  const isOver =
    current === null || (unanswered?.kind === 'move' && unanswered.state === 'arrived');
  // The amount of a move that was made, or may have been, must not stand in the field of the next one.
  const isKept = unanswered === null || unanswered.state === 'notArrived';
  useKeptDraft(draft, isKept ? typed : null);
  const close = () => {
    draft.drop();
    onClose();
  };
  const preview =
    reading && current
      ? previewAllocation(action, amount ?? 0, reading.main.trafficLeft, current)
      : undefined;
  // Keeps the room of the largest amount until both accounts are loaded.
  const loading = !accounts.error && t('shell.loading');

  const submit = () => {
    setIsTried(true);
    if (amount === null || !preview || preview.problem) return;
    void changes.send({
      // The field goes by this reading, too, and shows the problem.
      prepare: (before) => prepareMove(action, amount, before),
      call: (id, options, move) => trafficupdate({ id, action, amount: move.amount }, options),
      onDone() {
        const text = t(`subaccount.done.${action}`, { amount: textOf(amount) });
        announce('toast', { kind: 'success', text });
        close();
      },
    });
  };
  return (
    <Dialog
      title={
        <WithNames
          text={t(`subaccount.title.${action}`, { name: sub.username })}
          names={[sub.username]}
        />
      }
      confirm={
        !isOver && {
          text: t(`subaccount.${action}`),
          htmlType: 'submit',
          form: FORM,
          disabled: !preview || typed.text.trim() === '' || blocksSending(unanswered),
        }
      }
      busy={busy}
      outcome={<ChangeNotes sub={sub} changes={changes} />}
      onClose={close}
    >
      <Form name={FORM} layout="vertical" onFinish={submit}>
        <Flex vertical gap="small">
          {!isOver && (
            <>
              <TrafficField
                label={t('subaccount.amount')}
                id="move-amount"
                hint={<span>{preview ? largestAmountText(t, textOf, preview) : loading}</span>}
                problem={amountProblem(t, textOf, amount, preview, isTried)}
                value={typed}
                onChange={setTyped}
              />
              <AmountSteps
                max={preview?.max ?? 0}
                onChoose={(bytes) => setTyped(toTypedTraffic(bytes, locale))}
              />
              <div style={PREVIEW}>
                {!unanswered?.undecided && (preview || !accounts.error) && (
                  <MovePreview name={sub.username} preview={preview} />
                )}
              </div>
            </>
          )}
        </Flex>
      </Form>
    </Dialog>
  );
}
