import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { SupportWays } from './SupportWays';

/** Shows 403: the page exists, but is closed to this customer. */
export function Forbidden() {
  const t = useText();
  return (
    <EmptyState
      heading
      title={t('shell.forbidden.title')}
      text={t('shell.forbidden.text')}
      action={<SupportWays />}
    />
  );
}
