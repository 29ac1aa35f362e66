import { errorText } from '@/ui/feedback/errorText';
import { useText } from '@/ui/format/text';
import type { NoticeSource } from './useNotices';

/** Retry looks like the links of the notices. */
const RETRY = { color: 'var(--ant-color-link)' };

/** Names a source that could not be read, with Retry. The whole menu item is the button, because a menu allows no other controls. */
export function SourceError({ source }: { readonly source: NoticeSource }) {
  const t = useText();
  const { name, query, unread } = source;
  return (
    <>
      <strong>{`${t(`bell.${name}`)}: `}</strong>
      <span>
        {query.error ? errorText(query.error) : unread && t('unread.rows', { ...unread })}
      </span>{' '}
      <span style={RETRY}>{t('common.retry')}</span>
    </>
  );
}
