import { Link } from '@umijs/max';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ReportButton } from '@/ui/feedback/ReportButton';
import { useText } from '@/ui/format/text';

/** 404: nothing at this address, and a way on. */
export default function NotFound() {
  const t = useText();
  return (
    <EmptyState
      heading
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
