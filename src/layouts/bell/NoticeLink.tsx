import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { PaymentRecord } from '@/api/contract';
import { type Purchase, RECORDS_ID, recordPath, salesPage } from '@/features/checkout/rules';
import { formatUsd } from '@/lib/number/money';
import { formatTime } from '@/lib/time/timeText';
import { useLocaleName, useText, WithNames } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import type { Notice } from './notices';

const NOTICE = {
  paddingBlock: 4,
  color: 'var(--ant-color-text)',
  lineHeight: '20px',
  whiteSpace: 'normal',
};
const TIME = { color: 'var(--ant-color-text-secondary)' };
/** In the dark theme the link's colour would be too pale on the entry under the keyboard or the pointer. */
const ACTION = { fontWeight: 600, textDecoration: 'underline' };

/** Returns the page that a notice links to: an unpaid record to its row in the list, where its payment is continued. */
function noticePath(notice: Notice): string {
  if ('record' in notice) return recordPath(notice.record);
  if ('purchase' in notice) {
    const page = salesPage(notice.purchase);
    // A hidden payment has no card there, only its row.
    return notice.purchase.display === 'hidden' ? `${page}#${RECORDS_ID}` : page;
  }
  if (notice.kind === 'expiring') return '/usage?tab=changes';
  return notice.kind === 'lowBalance' ? '/recharge' : '/neworder';
}

/** Returns the ID of a notice's order or recharge; '' for none. */
function orderIdOf(notice: Notice): string {
  if ('record' in notice) return notice.record.id;
  return 'purchase' in notice ? (notice.purchase.orderId ?? '') : '';
}

function useSentence(): (notice: Notice) => string {
  const t = useText();
  const locale = useLocaleName();
  return (notice) => {
    const id = orderIdOf(notice);
    const aboutOrder = ({ type, total }: Purchase | PaymentRecord) => ({
      kind: type,
      id,
      amount: formatUsd(total, locale),
    });
    switch (notice.kind) {
      case 'traffic':
        return t('bell.traffic', { percent: Math.floor(notice.percent) });
      case 'expiring':
        return t('bell.expiring', { date: formatTime(notice.expireAt, locale, 'day') });
      case 'lowBalance':
        return t('bell.lowBalance', { amount: formatUsd(notice.balance, locale) });
      case 'paymentPending': {
        const { purchase, news, unknownStatus } = notice;
        const about = aboutOrder(purchase);
        if (unknownStatus !== null) {
          const value = unknownStatus || t('common.notKnown');
          return t('bell.paymentPending', { ...about, state: t('bell.unknownStatus', { value }) });
        }
        const state = t(news === null ? 'bell.waiting' : `record.payment.${news}`);
        return t('bell.paymentPending', { ...about, state });
      }
      case 'recordUnpaid':
        return t('bell.recordUnpaid', aboutOrder(notice.record));
      case 'purchaseOpen':
        return t('bell.purchaseOpen', aboutOrder(notice.purchase));
    }
  };
}

/** The time of a notice's order, or at which its traffic expires. */
function timeOf(notice: Notice): number | null {
  if ('record' in notice) return notice.record.createdAt;
  if ('purchase' in notice) return notice.purchase.createdAt;
  return notice.kind === 'expiring' ? notice.expireAt : null;
}

/** Shows a notice as one link: its title, its sentence, its time, and what the customer can do about it. */
export function NoticeLink({ notice }: { readonly notice: Notice }) {
  const t = useText();
  const sentenceOf = useSentence();
  const { kind } = notice;
  const at = timeOf(notice);
  return (
    <Link to={noticePath(notice)} tabIndex={-1}>
      <Flex component="span" vertical gap={2} style={NOTICE}>
        <strong>{t(`bell.title.${kind}`)}</strong>{' '}
        <WithNames text={sentenceOf(notice)} names={[orderIdOf(notice)]} />{' '}
        {at !== null && (
          <small style={TIME}>
            <UtcTime at={at} />
          </small>
        )}{' '}
        <b style={ACTION}>{t(`bell.action.${kind}`)}</b>
      </Flex>
    </Link>
  );
}
