import { BellOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Badge, type MenuProps } from 'antd';
import { useEffect, useState } from 'react';
import type { User } from '@/api/contract';
import { formatUsd } from '@/lib/number/money';
import { formatTime } from '@/lib/time/timeText';
import { type Translate, useLocaleName, useText } from '@/ui/format/text';
import { MenuButton } from '@/ui/page/MenuButton';
import { shellContainer, usePopupPlacement } from '../menu/usePopupPlacement';
import styles from '../shell.module.css';
import type { Notice, OpenPayment } from './notices';
import { SourceError } from './SourceError';
import { useNotices } from './useNotices';

const BELL = { fontSize: 18 };
/** White on the brand's colour has too little contrast. */
const INDICATOR = { color: 'var(--on-brand)' };
const WARNING = { color: 'var(--ant-color-warning)' };

/** Returns the page that a notice links to: a recharge to Recharge, an order to New order. */
function noticeLink(notice: Notice): string {
  if ('type' in notice) return notice.type === 'recharge' ? '/recharge' : '/neworder';
  if (notice.kind === 'expiring' || notice.kind === 'creditUncertain') return '/usage?tab=changes';
  return notice.kind === 'lowBalance' ? '/recharge' : '/neworder';
}

function useNoticeText(): (notice: Notice) => string {
  const t: Translate = useText();
  const locale = useLocaleName();
  const aboutOrder = ({ type, total }: Pick<OpenPayment, 'type' | 'total'>) => ({
    kind: type,
    amount: formatUsd(total, locale),
  });
  return (notice) => {
    switch (notice.kind) {
      case 'traffic':
        return t('bell.traffic', { percent: Math.floor(notice.percent) });
      case 'creditUncertain':
        return t('bell.creditUncertain');
      case 'expiring':
        return t('bell.expiring', { date: formatTime(notice.expireAt, locale, 'day') });
      case 'lowBalance':
        return t('bell.lowBalance', { amount: formatUsd(notice.balance, locale) });
      case 'paymentPending': {
        const state = t(notice.news === null ? 'bell.underWay' : `record.payment.${notice.news}`);
        return t('bell.paymentPending', { ...aboutOrder(notice), id: notice.orderId, state });
      }
      case 'recordUnpaid':
        return t('bell.recordUnpaid', { ...aboutOrder(notice), id: notice.orderId });
      case 'purchaseOpen':
        return t('bell.purchaseOpen', aboutOrder(notice));
    }
  };
}

/** Shows the bell: notices about the account's state, each with a link. Opening the bell marks them as read. */
export function Bell({ user }: { readonly user: User }) {
  const t = useText();
  const title = t('bell.name');
  const textOf = useNoticeText();
  const { notices, unread, markRead, isLoading, lacking } = useNotices(user);
  const placement = usePopupPlacement({ atEnd: false });
  const [isOpen, setOpen] = useState(false);
  // Notices that appear while the panel is open count as read, too.
  useEffect(() => {
    if (isOpen && unread > 0) markRead();
  }, [isOpen, unread, markRead]);
  const items: NonNullable<MenuProps['items']> = notices.map((notice) => ({
    key: notice.id,
    label: (
      <Link to={noticeLink(notice)} tabIndex={-1}>
        {textOf(notice)}
      </Link>
    ),
  }));
  for (const source of lacking) {
    items.push({
      key: source.name,
      icon: <ExclamationCircleOutlined aria-hidden style={WARNING} />,
      label: <SourceError source={source} />,
    });
  }
  if (isLoading) items.push({ key: 'loading', label: t('shell.loading'), disabled: true });
  if (items.length === 0) items.push({ key: 'none', label: t('bell.none'), disabled: true });
  const lackOf = (key: string) => lacking.find(({ name }) => name === key);
  const icon = (
    <span aria-hidden="true">
      <Badge count={unread} size="small" color="var(--brand)" styles={{ indicator: INDICATOR }}>
        <BellOutlined style={BELL} />
      </Badge>
    </span>
  );
  const name = (
    <span className="sr-only">
      {unread > 0 ? `${title} ${t('bell.unread', { count: unread })}` : title}
    </span>
  );
  return (
    <MenuButton
      name={title}
      menu={{ items }}
      button={{ icon, children: name }}
      placement={placement}
      getPopupContainer={shellContainer}
      classNames={{ root: styles.panel }}
      isOpen={isOpen}
      onOpen={setOpen}
      hrefOf={(key) => {
        const notice = notices.find(({ id }) => id === key);
        return notice && noticeLink(notice);
      }}
      isChoice={(key) => lackOf(key) !== undefined}
      onPick={(key) => void lackOf(key)?.query.refetch()}
    />
  );
}
