import { Button } from 'antd';
import { formatUsd } from '@/lib/number/money';
import type { MessageKey } from '@/locales/keys';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { AutoFocus } from '@/ui/feedback/notes/AutoFocus';
import { Note } from '@/ui/feedback/notes/Note';
import { type Translate, useLocaleName, useText, WithNames } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { LinkButton } from '@/ui/page/LinkButton';
import type { Payment } from '../purchase/usePayment';
import { PAY_TIME_CHECK } from '../rules/payment';
import {
  availableActions,
  classifyOutcome,
  needsSupport,
  type OutcomeKind,
  type PurchaseAction,
  type PurchaseOutcome,
  unknownStatus,
} from '../rules/purchase/outcome';
import { hasPayment, type Purchase } from '../rules/purchase/purchase';
import { Added } from './Added';
import { SupportLink } from './SupportLink';

const ConfirmSecondPurchase = lazyPart(() => import('./ConfirmSecondPurchase'), { kind: 'dialog' });

interface Props {
  readonly payment: Payment;
}

/** The outcomes that are told without a warning. */
const CALM: Readonly<Partial<Record<OutcomeKind, 'info' | 'success'>>> = {
  paid: 'success',
  found: 'info',
  unpaid: 'info',
};

/** Returns the text about a purchase. One that was found or existed before is called so first; how a payment stands is told by its card. */
function textOf(t: Translate, locale: string, { purchase, isExisting }: PurchaseOutcome): string {
  const { type, orderId, total, stage, isWatched } = purchase;
  const named = {
    kind: type,
    id: orderId ?? '',
    amount: formatUsd(total, locale),
    status: unknownStatus(purchase) || t('common.notKnown'),
  };
  const outcomeKind = classifyOutcome(purchase);
  if (outcomeKind !== 'found' && outcomeKind !== 'paid' && outcomeKind !== 'unpaid')
    return t(`outcome.${outcomeKind}`, named);
  const paid = type === 'recharge' ? 'outcome.credited' : 'outcome.paid';
  const unpaid = isWatched ? 'outcome.unpaid' : 'outcome.unpaidUnwatched';
  const standing = t(stage === 'paid' ? paid : unpaid, named);
  if (outcomeKind !== 'found' && !isExisting) return standing;
  const first = t(outcomeKind === 'found' ? 'outcome.found' : 'outcome.existing', named);
  return stage === 'unpaid' && hasPayment(purchase) ? first : `${first} ${standing}`;
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
  const now = useNow(PAY_TIME_CHECK);
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
        <WithNames text={textOf(t, locale, outcome)} names={[purchase.orderId ?? '']} />
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
