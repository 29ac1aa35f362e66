import { BellOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { RouteContext } from '@ant-design/pro-components';
import { Badge } from 'antd';
import { useContext, useEffect, useState } from 'react';
import { errorText } from '@/ui/feedback/errorText';
import { useText } from '@/ui/format/text';
import { MenuButton, type MenuItems, STAYS_OPEN } from '@/ui/page/MenuButton';
import styles from '../shell.module.css';
import { NoticeLink } from './NoticeLink';
import { type NoticeSource, useNotices } from './useNotices';

const BELL = { fontSize: 18 };
/** White on the brand's colour has too little contrast. */
const INDICATOR = { color: 'var(--on-brand)' };
const WARNING = { color: 'var(--ant-color-warning)' };

/** A disabled menu item of antd's is too pale to be read. */
const SECONDARY = { color: 'var(--ant-color-text-secondary)' };
/** Retry looks like the links of the notices. */
const RETRY = { color: 'var(--ant-color-link)' };

/** Names a source that could not be read, with Retry. The whole menu item is the button, because a menu allows no other controls. */
function SourceError({ source }: { readonly source: NoticeSource }) {
  const t = useText();
  const { name, query, unread } = source;
  return (
    <>
      <strong>{`${t(`bell.${name}`)}: `}</strong>
      <span>
        {query.error ? errorText(query.error, t) : unread && t('unread.rows', { ...unread })}
      </span>{' '}
      <span style={RETRY}>{t('common.retry')}</span>
    </>
  );
}

/** Shows the bell: notices about the account's state, each with a link. Opening the bell marks them as read. */
export function Bell() {
  const t = useText();
  const title = t('bell.name');
  const { notices, newCount, markRead, isLoading, failedSources } = useNotices();
  const { isMobile } = useContext(RouteContext);
  const [isOpen, setOpen] = useState(false);
  // Notices that appear while the panel is open count as read, too.
  useEffect(() => {
    if (isOpen && newCount > 0) markRead();
  }, [isOpen, newCount, markRead]);
  const items: MenuItems = notices.map((notice) => ({
    key: notice.id,
    label: <NoticeLink notice={notice} />,
  }));
  for (const source of failedSources) {
    items.push({
      key: source.name,
      icon: <ExclamationCircleOutlined aria-hidden style={WARNING} />,
      label: <SourceError source={source} />,
      onClick: () => void source.query.refetch(),
      ...STAYS_OPEN,
    });
  }
  const say = (key: string, text: string) =>
    items.push({ key, label: <span style={SECONDARY}>{text}</span>, disabled: true });
  if (isLoading) say('loading', t('shell.loading'));
  if (items.length === 0) say('none', t('bell.none'));
  const icon = (
    <span aria-hidden="true">
      <Badge count={newCount} size="small" color="var(--brand)" styles={{ indicator: INDICATOR }}>
        <BellOutlined style={BELL} />
      </Badge>
    </span>
  );
  const name = newCount > 0 ? `${title} ${t('bell.unread', { count: newCount })}` : title;
  return (
    <MenuButton
      name={title}
      items={items}
      button={{ icon, 'aria-label': name }}
      // In the middle of a phone's header only a centred menu fits.
      placement={isMobile ? 'bottom' : 'bottomRight'}
      classNames={{ root: styles.panel }}
      onOpenChange={setOpen}
    />
  );
}
