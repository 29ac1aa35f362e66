import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { ORDER_STATUSES } from '@/domain/listed';
import { formatUsd, type Usd } from '@/domain/money';
import { canDismiss } from '@/domain/purchase/machine';
import type { Purchase } from '@/domain/purchase/purchase';
import { isPayable, isTimeUp, type Words, wordsOf } from '@/domain/purchase/words';
import { paymentStatusText, statusText } from '@/ui/listedText';
import { Money } from '@/ui/Money';
import { Note } from '@/ui/Note';
import { ReportButton } from '@/ui/ReportButton';
import { type TextOf, useLocaleName, useText } from '@/ui/text';
import { useNow } from '@/ui/useNow';

/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;

/** What the page says about a purchase. */
export type Outcome = {
  /** True when a click has just led to it. */
  readonly isClicked: boolean;
} & (
  | { readonly kind: 'purchase'; readonly purchase: Purchase; readonly isExisting: boolean }
  /** The sum is another one than was shown: nothing was sent. */
  | { readonly kind: 'priceChanged'; readonly total: Usd }
);

interface Props {
  readonly outcome: Outcome;
  readonly busy: boolean;
  onContinue(purchase: Purchase): void;
  onCheckAgain(purchase: Purchase): void;
  /** Begins a new purchase of the same content, beside one whose time to pay is over. */
  onStartAnew(purchase: Purchase): void;
  onDismiss(purchase: Purchase): void;
}

/** Takes the focus when a click led to it: the note may be out of sight of the button. */
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

const KINDS: Readonly<Record<Words, 'info' | 'success' | 'warning'>> = {
  notSent: 'warning',
  unknown: 'warning',
  absent: 'warning',
  unwatched: 'warning',
  refused: 'warning',
  found: 'info',
  paid: 'success',
  closed: 'warning',
  refundFailed: 'warning',
  unpaid: 'info',
  other: 'warning',
  gone: 'warning',
};

/** The status of a purchase in words; one that the portal does not know is shown as it came. */
function stageText(t: TextOf, { stage, orderStatus, paymentStatus }: Purchase): string {
  if (stage === 'other' && paymentStatus !== null) return paymentStatusText(t, paymentStatus);
  const listed = ORDER_STATUSES.find((one) => one === stage) ?? orderStatus;
  return listed === null ? '' : statusText(t, listed);
}

/** The text about a purchase. When a click met a purchase that existed already, the text says that first. */
function textOf(
  t: TextOf,
  locale: string,
  purchase: Purchase,
  words: Words,
  isExisting: boolean,
): string {
  const { type, orderId, stage, total } = purchase;
  const id = orderId ?? '';
  const amount = formatUsd(total, locale);
  const named = { kind: type, id, amount, status: stageText(t, purchase), state: stage };
  switch (words) {
    case 'paid':
    case 'unpaid':
      if (isExisting) return t('outcome.existing', named);
      if (words === 'unpaid') return t('outcome.unpaid', named);
      return t(type === 'order' ? 'outcome.paid' : 'outcome.credited', named);
    case 'refused':
      return t('outcome.closed', named);
    default:
      return t(`outcome.${words}`, named);
  }
}

function Action(props: Props & { readonly purchase: Purchase; readonly words: Words }) {
  const { purchase, words, busy } = props;
  const t = useText();
  const now = useNow(CLOCK);
  const button = (text: string, onClick: (one: Purchase) => void) => (
    <Button size="small" loading={busy} onClick={() => onClick(purchase)}>
      {text}
    </Button>
  );
  // A purchase that has been absent from the records for long enough may be dismissed.
  const isOld = words === 'absent' && canDismiss(purchase, now);
  if ((words === 'unknown' || words === 'absent') && !isOld) {
    return button(t('outcome.checkAgain'), props.onCheckAgain);
  }
  if (purchase.stage === 'unpaid') {
    if (isTimeUp(purchase, now)) return button(t('outcome.startAnew'), props.onStartAnew);
    // Money has been seen: it is on its way, and another purchase would be paid besides.
    if (!isPayable(purchase, now)) return button(t('outcome.checkAgain'), props.onCheckAgain);
    return purchase.payUrl === null
      ? button(t('outcome.startAnew'), props.onStartAnew)
      : button(t('payment.continue'), props.onContinue);
  }
  if (words === 'paid' && purchase.type === 'order') {
    return (
      <>
        <Link to="/residential">{t('outcome.useIt')}</Link>
        {/* News of a purchase whose page was left stay until they are put away. */}
        {!props.outcome.isClicked && button(t('payment.dismiss'), props.onDismiss)}
      </>
    );
  }
  if (words === 'other' && purchase.isWatched) {
    return button(t('outcome.checkAgain'), props.onCheckAgain);
  }
  return button(t('payment.dismiss'), props.onDismiss);
}

function OfPurchase(props: Props & { readonly purchase: Purchase; readonly isExisting: boolean }) {
  const { purchase, isExisting } = props;
  const t = useText();
  const locale = useLocaleName();
  const now = useNow(CLOCK);
  const words = wordsOf(purchase);
  const isOver = purchase.paymentStatus !== null && isTimeUp(purchase, now);
  return (
    <Note
      kind={KINDS[words]}
      action={
        <>
          <Action {...props} words={words} />
          {KINDS[words] === 'warning' && <ReportButton size="small" />}
        </>
      }
    >
      {textOf(t, locale, purchase, words, isExisting)}
      {isOver && ` ${t('outcome.over')}`}
    </Note>
  );
}

/** What became of a purchase: paid, there already, found after a lost answer, never arrived, or not known. */
export function OutcomeNote(props: Props) {
  const { outcome } = props;
  const t = useText();
  return (
    <Focused active={outcome.isClicked}>
      {outcome.kind === 'purchase' ? (
        <OfPurchase {...props} purchase={outcome.purchase} isExisting={outcome.isExisting} />
      ) : (
        <Note kind="warning">
          {t('outcome.priceChanged')} <Money amount={outcome.total} />
        </Note>
      )}
    </Focused>
  );
}
