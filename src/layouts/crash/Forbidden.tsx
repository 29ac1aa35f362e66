import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { brand } from '../../../config/brand';

/** Shows 403: the page exists, but is closed to this customer. */
export function Forbidden() {
  const t = useText();
  return (
    <EmptyState
      isPage
      title={t('shell.forbidden.title')}
      text={t('shell.forbidden.text')}
      action={
        <>
          <a href={`mailto:${brand.supportEmail}`} translate="no">
            {brand.supportEmail}
          </a>
          <ReportButton size="small" />
        </>
      }
    />
  );
}
