import { formatUsd } from '@/domain/money';
import type { Purchase } from '@/domain/purchase/purchase';
import { Dialog } from '@/ui/Dialog';
import { useLocaleName, useText } from '@/ui/text';

interface Props {
  /** The purchase that is open. */
  readonly open: Purchase;
  onGoOn(): void;
  onClose(): void;
}

/** Asks before another purchase is made while it is not known whether an earlier one was. */
export default function AskFirst({ open, onGoOn, onClose }: Props) {
  const t = useText();
  const locale = useLocaleName();
  return (
    <Dialog
      title={t('open.title')}
      confirm={{ text: t('open.goOn'), onClick: onGoOn }}
      cancelText={t('open.wait')}
      onClose={onClose}
    >
      <p>{t('open.text', { kind: open.type, amount: formatUsd(open.total, locale) })}</p>
      <p>{t('open.keeps')}</p>
    </Dialog>
  );
}
