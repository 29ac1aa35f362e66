import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';

/** Writes to support about a purchase; the subject is its ID, where it has one. */
export function SupportLink({ orderId }: { readonly orderId: string | null }) {
  const t = useText();
  const subject = orderId ? `?subject=${encodeURIComponent(orderId)}` : '';
  return <a href={`mailto:${brand.supportEmail}${subject}`}>{t('payment.support')}</a>;
}
