import { Link } from '@umijs/max';
import { EmptyState } from '@/ui/EmptyState';
import { ReportButton } from '@/ui/ReportButton';
import { useText } from '@/ui/text';

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
