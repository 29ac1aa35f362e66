import { Button, Flex } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { formatUsd, missingUsd, requiredTopUp, type Usd } from '@/lib/number/money';
import { payWayText } from '@/ui/format/enumText';
import { Money } from '@/ui/format/Money';
import { useLocaleName, useText } from '@/ui/format/text';
import { LinkButton } from '@/ui/page/LinkButton';
import styles from './neworder.module.css';
import type { EditableChoice } from './useOrderChoice';
import type { Summary } from './useSummary';

/** Keeps a phone's bar at the bottom of the window until the customer has scrolled past the order. */
const BAR: CSSProperties = {
  position: 'sticky',
  insetBlockEnd: 8,
  zIndex: 2,
  padding: '12px 16px',
  borderRadius: 12,
  background: 'var(--ant-color-bg-elevated)',
  boxShadow: 'var(--ant-box-shadow-secondary)',
};
/** The sum fills the room beside the button, so that a longer sum does not move the button. */
const SUM = { flex: '1 1 0' };
const BUTTON = { flex: '0 1 auto', minInlineSize: 156 };

/** Returns the amount that a balance lacks for the order on the page; null when it is enough, or not needed. */
export function missingAmount(
  balance: Usd,
  { payWay }: EditableChoice,
  { current }: Summary,
): Usd | null {
  return payWay === 'balance' && current ? missingUsd(current.totalAmount, balance) : null;
}

interface Props {
  readonly summary: Summary;
  /** The amount that the balance lacks. */
  readonly missing: Usd | null;
  readonly busy: boolean;
  /** True when exactly this order has just been paid: the button then asks for another one. */
  readonly isDone: boolean;
  /** True where another button of the page is the primary one. */
  readonly isSecondary: boolean;
  onPay(total: Usd): void;
  onAnother(): void;
}

/** Draws the button that ends the order: Pay now, the top-up that a short balance needs, or another order of the same. */
export function PayAction(props: Props) {
  const { summary, missing, busy, isDone, isSecondary, onPay, onAnother } = props;
  const type = isSecondary ? 'default' : 'primary';
  const t = useText();
  const locale = useLocaleName();
  const { current } = summary;
  if (isDone) {
    return (
      <Button size="large" block onClick={onAnother}>
        {t('record.buyAgain')}
      </Button>
    );
  }
  if (missing !== null) {
    const amount = requiredTopUp(missing);
    return (
      <LinkButton type={type} size="large" block to={`/recharge?amount=${amount}&back=neworder`}>
        {t('order.add', { amount: formatUsd(amount, locale) })}
      </LinkButton>
    );
  }
  return (
    <Button
      type={type}
      size="large"
      block
      loading={busy}
      disabled={current === null}
      onClick={() => current && onPay(current.totalAmount)}
    >
      {t('order.payNow')}
    </Button>
  );
}

interface BarProps extends Pick<Props, 'summary'> {
  readonly choice: EditableChoice;
  /** The button that ends the order. */
  readonly children: ReactNode;
}

/** Draws the bar of a phone, which stays in sight: the quantity, the sum, the way to pay, and the button. */
export function PayBar({ choice, summary, children }: BarProps) {
  const t = useText();
  const isOrder = choice.order !== null;
  const data = isOrder ? summary.data : undefined;
  const isCounted = summary.current !== null || summary.error !== null;
  return (
    <Flex align="center" justify="space-between" gap={12} className={styles.bar} style={BAR}>
      <div style={SUM} aria-busy={isOrder && !isCounted}>
        {data && (
          <Flex wrap gap="0 8px">
            <strong>{t('order.gb', { gb: data.quantity })}</strong>
            <Money amount={data.totalAmount} />
            <span>{payWayText(t, choice.payWay)}</span>
          </Flex>
        )}
      </div>
      <div style={BUTTON}>{children}</div>
    </Flex>
  );
}
