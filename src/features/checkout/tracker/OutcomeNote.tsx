import { Button } from 'antd';
import { ORDER_STATUSES } from '@/api/contract/lists';
import { formatUsd } from '@/lib/number/money';
import type { MessageKey } from '@/locales/keys';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { paymentStatusText, statusText } from '@/ui/format/enumText';
import { type Translate, useLocaleName, useText, WithNames } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { LinkButton } from '@/ui/page/LinkButton';
import type { Payment } from '../purchase/usePayment';
import {
  availableActions,
  classifyOutcome,
  classifyTimeUp,
  displayStatus,
  isIncomplete,
  needsSupport,
  type OutcomeKind,
  type PurchaseAction,
  type PurchaseOutcome,
  unknownStatus,
} from '../rules/purchase/outcome';
import type { Purchase } from '../rules/purchase/purchase';
import { Added } from './Added';
import { SupportLink } from './SupportLink';

/** Interval at which the time to pay is checked, in seconds. */
const CLOCK = 15;

const ConfirmSecondPurchase = lazyPart(() => import('./ConfirmSecondPurchase'), { kind: 'dialog' });

interface Props {
  readonly payment: Payment;
}

/** The outcomes that are told without a warning. */
const CALM: Readonly<Partial<Record<OutcomeKind, 'info' | 'success'>>> = {
  paid: 'success',
  found: 'info',
  unpaid: 'info',
  incomplete: 'info',
};

/** Returns the status of a purchase in words; an unknown status is shown unchanged. */
function stageText(t: Translate, purchase: Purchase, now: number): string {
  const unknown = unknownStatus(purchase);
  if (unknown !== null) return unknown || t('common.notKnown');
  const paymentStatus = displayStatus(purchase, now);
  if (paymentStatus !== null && isIncomplete(purchase)) return paymentStatusText(t, paymentStatus);
  const listed = ORDER_STATUSES.find((one) => one === purchase.stage);
  return listed === undefined ? '' : statusText(t, listed);
}

/** Returns how a purchase stands as a sentence of its own. */
function statusSentence(
  t: Translate,
  purchase: Purchase,
  named: { readonly [name: string]: string; readonly status: string },
  now: number,
): string {
  const timeUp = classifyTimeUp(purchase, now);
  if (timeUp) return t(`outcome.${timeUp}`, named);
  // Such a status is several sentences already.
  if (isIncomplete(purchase)) return `${named.status}.`;
  return t(purchase.stage === 'unpaid' ? 'outcome.unpaid' : 'outcome.status', named);
}

/** Returns the text about a purchase. When a click led to an existing purchase, the text says so first. */
function textOf(
  t: Translate,
  locale: string,
  { purchase, isExisting }: PurchaseOutcome,
  now: number,
): string {
  const { type, orderId, total } = purchase;
  const status = stageText(t, purchase, now);
  const named = { kind: type, id: orderId ?? '', amount: formatUsd(total, locale), status };
  const outcomeKind = classifyOutcome(purchase);
  const standing = statusSentence(t, purchase, named, now);
  switch (outcomeKind) {
    case 'found':
      return `${t('outcome.found', named)} ${standing}`;
    case 'paid':
    case 'unpaid':
    case 'incomplete':
      if (isExisting) return `${t('outcome.existing', named)} ${standing}`;
      if (outcomeKind === 'unpaid' || classifyTimeUp(purchase, now)) return standing;
      return t(
        outcomeKind === 'paid' && type === 'recharge'
          ? 'outcome.credited'
          : `outcome.${outcomeKind}`,
        named,
      );
    default:
      return t(`outcome.${outcomeKind}`, named);
  }
}

const OFFERS = {
  checkAgain: () => 'outcome.checkAgain',
  continue: () => 'payment.continue',
  createNew: ({ type }) => `outcome.createNew.${type}`,
  dismiss: () => 'payment.dismiss',
} as const satisfies Record<Exclude<PurchaseAction, 'use'>, (purchase: Purchase) => MessageKey>;

interface PurchaseNoteProps extends Props {
  readonly outcome: PurchaseOutcome;
}

function PurchaseNote({ payment, outcome }: PurchaseNoteProps) {
  const { purchase, isExisting, isClicked } = outcome;
  const t = useText();
  const locale = useLocaleName();
  const now = useNow(CLOCK);
  const outcomeKind = classifyOutcome(purchase);
  const kind = CALM[outcomeKind] ?? 'warning';
  const isBought = outcomeKind === 'paid' && isClicked && !isExisting;
  return (
    <Note
      kind={kind}
      action={
        <>
          {availableActions(purchase, now, isClicked).map((offer) =>
            offer === 'use' ? (
              <LinkButton key={offer} type={isClicked ? 'primary' : 'default'} to="/residential">
                {t('outcome.useIt')}
              </LinkButton>
            ) : (
              <Button
                key={offer}
                size="small"
                loading={payment.busy}
                onClick={() => void payment[offer](purchase)}
              >
                {t(OFFERS[offer](purchase))}
              </Button>
            ),
          )}
          {kind !== 'success' && needsSupport(purchase, now) && (
            <SupportLink orderId={purchase.orderId} />
          )}
          {kind === 'warning' && <ReportButton size="small" />}
        </>
      }
    >
      {isBought && purchase.quantity && <Added gb={purchase.quantity} />}
      <div>
        <WithNames text={textOf(t, locale, outcome, now)} names={[purchase.orderId ?? '']} />
      </div>
    </Note>
  );
}

/**
 * Shows the outcome of a purchase on a page that sells: paid, bought before, found after a lost answer, never arrived, or unknown; and the
 * question before another purchase beside an uncertain one.
 */
export function OutcomeNote({ payment }: Props) {
  const { earlier, outcome } = payment;
  const t = useText();
  const locale = useLocaleName();
  return (
    <>
      {earlier && (
        <ConfirmSecondPurchase
          earlier={earlier}
          onPayAnyway={() => void payment.payAnyway()}
          onClose={payment.clear}
        />
      )}
      {outcome && (
        <AutoFocus when={outcome.isClicked}>
          {outcome.kind === 'purchase' ? (
            <PurchaseNote payment={payment} outcome={outcome} />
          ) : (
            <Note kind="warning">
              {t('outcome.priceChanged', { total: formatUsd(outcome.total, locale) })}
            </Note>
          )}
        </AutoFocus>
      )}
    </>
  );
}
