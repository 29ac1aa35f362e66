import { Link } from '@umijs/max';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';

/** Shows 404, with a link to a page that exists. */
export default function NotFound() {
  const t = useText();
  return (
    <EmptyState
      isPage
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <Link to="/">{t('common.home')}</Link>
          <ReportButton size="small" />
        </>
      }
    />
  );
}
