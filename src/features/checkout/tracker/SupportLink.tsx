import type { ComponentProps } from 'react';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';

interface Props extends ComponentProps<'a'> {
  readonly orderId: string | null;
}

/** Writes to support about a purchase; the subject is its ID, where it has one. A tooltip around it hands over its own properties. */
export function SupportLink({ orderId, ...link }: Props) {
  const t = useText();
  const subject = orderId ? `?subject=${encodeURIComponent(orderId)}` : '';
  return (
    <a {...link} href={`mailto:${brand.supportEmail}${subject}`}>
      {t('payment.support')}
    </a>
  );
}
