import { failureText } from '@/ui/feedback/failureText';
import { useText } from '@/ui/format/text';
import type { Source } from './useNotices';

/** Retry looks like the links of the notices. */
const RETRY = { color: 'var(--ant-color-link)' };

/** Names a source that could not be read, with Retry. The whole menu item is the button, because a menu allows no other controls. */
export function Lack({ source }: { readonly source: Source }) {
  const t = useText();
  const { name, query, unread } = source;
  return (
    <>
      <strong>{`${t(`bell.${name}`)}: `}</strong>
      {query.error ? failureText(query.error) : unread && t('unread.rows', { ...unread })}{' '}
      <span style={RETRY}>{t('common.retry')}</span>
    </>
  );
}
