import { Link } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/components/text';

/** 404: nothing at this address, and a way on. */
export default function NotFound() {
  const t = useText();
  return (
    <EmptyState
      heading
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Link to="/">{t('common.home')}</Link>}
    />
  );
}
