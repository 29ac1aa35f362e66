import { Link } from '@umijs/max';
import { searchTexts } from '@/lib/text/search';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import type { LongTexts } from '../LazyTexts';
import { decodeProxyError } from '../rules/proxyError';
import { ApiTab } from './ApiTab';
import { ERROR_ID, helpEntries } from './contents';
import type { HelpContent } from './examples';
import { FaqTab } from './FaqTab';

interface Props extends HelpContent {
  readonly texts: LongTexts;
  readonly query: string;
}

/** Shows the results of a search in the FAQ and the API document, with the answers open; without one, the error whose text it is. */
export function SearchResults({ query, ...content }: Props) {
  const t = useText();
  const found = searchTexts(query, helpEntries(content.texts)).map(({ id }) => id);
  const error = found.length === 0 ? decodeProxyError(query) : null;
  return (
    <>
      <p role="status">{t('residential.helpFound', { count: error ? 1 : found.length })}</p>
      {error && (
        <Link to={`/residential#${ERROR_ID}${error.cause}`}>
          {content.texts[`${error.cause}.t`]}
        </Link>
      )}
      {found.length === 0 && !error && (
        <EmptyState
          title={t('residential.helpNothing')}
          text={t('residential.helpNothingText')}
          action={<a href={`mailto:${brand.supportEmail}`}>{t('residential.support')}</a>}
        />
      )}
      <FaqTab texts={content.texts} only={found} open={found} />
      <ApiTab {...content} only={found} />
    </>
  );
}
