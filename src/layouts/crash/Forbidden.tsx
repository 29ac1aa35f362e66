import { EmptyState } from '@/ui/feedback/EmptyState';
import { ReportButton } from '@/ui/feedback/ReportButton';
import { useText } from '@/ui/format/text';
import { brand } from '../../../config/brand';

/** 403: the page is there, but not for this customer. */
export function Forbidden() {
  const t = useText();
  return (
    <EmptyState
      heading
      title={t('shell.forbidden.title')}
      text={t('shell.forbidden.text')}
      action={
        <>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          <ReportButton size="small" />
        </>
      }
    />
  );
}
