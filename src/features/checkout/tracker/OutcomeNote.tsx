import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ORDER_STATUSES } from '@/api/contract/lists';
import { formatUsd } from '@/lib/number/money';
import type { MessageKey } from '@/locales/keys';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
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
  isTimeUp,
  isUnderWay,
  needsSupport,
  type OutcomeKind,
  type PayOutcome,
  type PurchaseAction,
} from '../rules/purchase/outcome';
import type { Purchase } from '../rules/purchase/purchase';
import { Added } from './Added';
import { SupportLink } from './SupportLink';

/** A running time limit is shown anew this often. Seconds. */
const CLOCK = 15;

const AskFirst = lazyPart(() => import('./ConfirmSecondPurchase'), { kind: 'dialog' });

interface Props {
  readonly payment: Payment;
}

/** Takes the focus after a click: the note may be far from the button. */
function Focused({ children, active }: { readonly children: ReactNode; readonly active: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) box.current?.focus();
  }, [active]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

/** How the note about an outcome looks. Whether it leads to support is said by the stage and the payment's status (`needsSupport`). */
const LOOKS: Readonly<Record<OutcomeKind, 'info' | 'success' | 'warning'>> = {
  paid: 'success',
  found: 'info',
  unpaid: 'info',
  underWay: 'info',
  notSent: 'warning',
  unknown: 'warning',
  absent: 'warning',
  closed: 'warning',
  gone: 'warning',
  other: 'warning',
  refundFailed: 'warning',
  refused: 'warning',
  unwatched: 'warning',
};

/** Returns the status of a purchase in words; an unknown status is shown unchanged. */
function stageText(t: Translate, purchase: Purchase): string {
  const { stage, orderStatus, paymentStatus } = purchase;
  if (paymentStatus !== null && (stage === 'other' || isUnderWay(purchase))) {
    return paymentStatusText(t, paymentStatus);
  }
  const listed = ORDER_STATUSES.find((one) => one === stage) ?? orderStatus;
  return listed === null ? '' : statusText(t, listed);
}

/** The values of the texts about a purchase. */
function valuesOf(t: Translate, locale: string, purchase: Purchase) {
  const { type, orderId, total } = purchase;
  const amount = formatUsd(total, locale);
  return { kind: type, id: orderId ?? '', amount, status: stageText(t, purchase) };
}

/** Returns true when the time to pay is over: what was sent in part only support can settle. */
const isOver = (purchase: Purchase, now: number): boolean =>
  purchase.paymentStatus !== null && isTimeUp(purchase, now);

/** Returns how an order or a recharge stands, where the text before it tells only that there is one. */
function standingText(t: Translate, locale: string, purchase: Purchase, now: number): string {
  const named = valuesOf(t, locale, purchase);
  if (isOver(purchase, now)) return t('outcome.over', named);
  const isWaiting = purchase.stage === 'unpaid' && !isUnderWay(purchase);
  return t(isWaiting ? 'outcome.unpaid' : 'outcome.status', named);
}

/** Returns the text about a purchase. When a click led to an existing purchase, the text says so first. */
function textOf(
  t: Translate,
  locale: string,
  purchase: Purchase,
  isExisting: boolean,
  now: number,
): string {
  const words = classifyOutcome(purchase);
  const named = valuesOf(t, locale, purchase);
  const standing = standingText(t, locale, purchase, now);
  switch (words) {
    case 'found':
      return `${t('outcome.found', named)} ${standing}`;
    case 'paid':
      if (isExisting) return `${t('outcome.existing', named)} ${standing}`;
      return t(purchase.type === 'order' ? 'outcome.paid' : 'outcome.credited', named);
    case 'unpaid':
    case 'underWay': {
      if (isExisting) return `${t('outcome.existing', named)} ${standing}`;
      return words === 'unpaid' ? standing : t('outcome.underWay', named);
    }
    case 'closed':
    case 'refused':
      return t(purchase.stage === 'refunded' ? 'outcome.refunded' : 'outcome.closed', named);
    default:
      return t(`outcome.${words}`, named);
  }
}

const OFFERS = {
  checkAgain: () => 'outcome.checkAgain',
  continue: () => 'payment.continue',
  startAnew: ({ type }) => `outcome.createNew.${type}`,
  dismiss: () => 'payment.dismiss',
} as const satisfies Record<Exclude<PurchaseAction, 'use'>, (purchase: Purchase) => MessageKey>;

interface PurchaseNoteProps extends Props {
  readonly outcome: Extract<PayOutcome, { readonly kind: 'purchase' }>;
}

function PurchaseNote({ payment, outcome }: PurchaseNoteProps) {
  const { purchase, isExisting, isClicked } = outcome;
  const t = useText();
  const locale = useLocaleName();
  const now = useNow(CLOCK);
  const words = classifyOutcome(purchase);
  const kind = LOOKS[words];
  const isForSupport = isOver(purchase, now) || (kind !== 'success' && needsSupport(purchase));
  const isBought = words === 'paid' && isClicked && !isExisting;
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
          {isForSupport && <SupportLink orderId={purchase.orderId} />}
          {kind === 'warning' && <ReportButton size="small" />}
        </>
      }
    >
      {isBought && purchase.quantity && <Added gb={purchase.quantity} />}
      <div>
        <WithNames
          text={textOf(t, locale, purchase, isExisting, now)}
          names={[purchase.orderId ?? '']}
        />
      </div>
    </Note>
  );
}

/**
 * Shows the outcome of a purchase on a page that sells: paid, bought before, found after a lost answer, never arrived, or unknown.
 */
export function OutcomeNote({ payment }: Props) {
  const { outcome } = payment;
  const t = useText();
  const locale = useLocaleName();
  if (!outcome) return null;
  return (
    <Focused active={outcome.isClicked}>
      {outcome.kind === 'purchase' ? (
        <PurchaseNote payment={payment} outcome={outcome} />
      ) : (
        <Note kind="warning">
          {t('outcome.priceChanged', { total: formatUsd(outcome.total, locale) })}
        </Note>
      )}
    </Focused>
  );
}

/** Shows the question before another purchase beside an open one. */
export function PaymentQuestion({ payment }: Props) {
  const { open } = payment;
  if (!open) return null;
  return <AskFirst open={open} onGoOn={() => void payment.payAnyway()} onClose={payment.clear} />;
}
