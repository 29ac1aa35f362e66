import { formatUsd } from '@/lib/number/money';
import { Dialog } from '@/ui/dialog/Dialog';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import type { Purchase } from '../rules/purchase/purchase';

interface Props {
  readonly earlier: Purchase;
  onPayAnyway(): void;
  onClose(): void;
}

/**
 * Asks before another purchase is made while the outcome of an earlier one, or the status of the same one, is unknown.
 */
export default function ConfirmSecondPurchase({ earlier, onPayAnyway, onClose }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { type, orderId, total } = earlier;
  const named = { kind: type, id: orderId ?? '', amount: formatUsd(total, locale) };
  return (
    <Dialog
      title={t('payTwice.title')}
      confirm={{ text: t('payTwice.payAnyway'), onClick: onPayAnyway }}
      cancelText={t('payTwice.dontPay')}
      onClose={onClose}
    >
      <p>
        <WithNames
          text={t(earlier.stage === 'other' ? 'payTwice.unknownStatus' : 'payTwice.text', named)}
          names={[named.id]}
        />
      </p>
      {earlier.isWatched && <p>{t('payTwice.keepsChecking')}</p>}
    </Dialog>
  );
}
