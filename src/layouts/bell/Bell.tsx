import { Link } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { type TextOf, useLocaleName, useText } from '@/components/text';
import { useDayText } from '@/components/UtcTime';
import type { User } from '@/contract';
import { formatUsd } from '@/domain/money';
import type { Notice } from '@/domain/notices';
import { Icon } from '../Icon';
import styles from '../shell.module.css';
import { useNotices } from './useNotices';

const PANEL_ID = 'notices';

/** Where a notice leads on to: a recharge to Recharge, an order to New order. */
function wayOf(notice: Notice): string {
  if ('type' in notice) return notice.type === 'recharge' ? '/recharge' : '/neworder';
  if (notice.kind === 'expiring' || notice.kind === 'creditUncertain') return '/usage';
  return notice.kind === 'lowBalance' ? '/recharge' : '/neworder';
}

function useNoticeText(): (notice: Notice) => string {
  const t: TextOf = useText();
  const locale = useLocaleName();
  const dayText = useDayText();
  return (notice) => {
    switch (notice.kind) {
      case 'traffic':
        return t('bell.traffic', { percent: Math.floor(notice.percent) });
      case 'creditUncertain':
        return t('bell.creditUncertain');
      case 'expiring':
        return t('bell.expiring', { date: dayText(notice.expireAt) });
      case 'lowBalance':
        return t('bell.lowBalance', { amount: formatUsd(notice.balance, locale) });
      case 'paymentPending':
      case 'recordUnpaid':
        return t(`bell.${notice.kind}`, {
          kind: notice.type,
          id: notice.orderId,
          amount: formatUsd(notice.total, locale),
        });
      case 'purchaseOpen':
        return t('bell.purchaseOpen', {
          kind: notice.type,
          amount: formatUsd(notice.total, locale),
        });
    }
  };
}

/** The bell: what the state says, with the way on. Opening it reads it. */
export function Bell({ user }: { readonly user: User }) {
  const t = useText();
  const textOf = useNoticeText();
  const { notices, unread, markRead } = useNotices(user);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What comes while the panel stands open is read as well.
  useEffect(() => {
    if (isOpen && unread > 0) markRead();
  }, [isOpen, unread, markRead]);
  return (
    <>
      <button type="button" className={styles.bell} popoverTarget={PANEL_ID}>
        <Icon name="bell" />
        <span className="sr-only">{t('bell.name')}</span>
        {unread > 0 && (
          <span className={styles.badge}>
            {unread}
            <span className="sr-only"> {t('bell.unread')}</span>
          </span>
        )}
      </button>
      <section
        id={PANEL_ID}
        ref={panel}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={styles.userPanel}
        aria-label={t('bell.name')}
      >
        {notices.length === 0 ? (
          <p className={styles.greeting}>{t('bell.none')}</p>
        ) : (
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <Link to={wayOf(notice)} onClick={() => panel.current?.hidePopover()}>
                  {textOf(notice)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
