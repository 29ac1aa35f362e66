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
      title={t('open.title')}
      confirm={{ text: t('open.payAnyway'), onClick: onPayAnyway }}
      cancelText={t('open.wait')}
      onClose={onClose}
    >
      <p>
        <WithNames
          text={t(earlier.stage === 'other' ? 'open.other' : 'open.text', named)}
          names={[named.id]}
        />
      </p>
      {earlier.isWatched && <p>{t('open.keeps')}</p>}
    </Dialog>
  );
}
