import { CustomerServiceOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';

function mailTo(orderId: string | null): string {
  const subject = orderId ? `?subject=${encodeURIComponent(orderId)}` : '';
  return `mailto:${brand.supportEmail}${subject}`;
}

/** Writes to support about a purchase; the subject is its ID, where it has one. */
export function SupportLink({ orderId }: { readonly orderId: string | null }) {
  const t = useText();
  return <a href={mailTo(orderId)}>{t('payment.support')}</a>;
}

interface Props {
  readonly orderId: string;
  /** Says when support can help. */
  readonly hint: string;
}

/** The same link as an icon, for the rows of a table, which have no room for the words. */
export function SupportButton({ orderId, hint }: Props) {
  const t = useText();
  return (
    <Tooltip title={hint}>
      <Button
        type="text"
        size="small"
        icon={<CustomerServiceOutlined aria-hidden />}
        aria-label={`${t('payment.support')}: ${orderId}`}
        href={mailTo(orderId)}
      />
    </Tooltip>
  );
}
