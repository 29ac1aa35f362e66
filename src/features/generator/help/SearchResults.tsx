import { Link } from '@umijs/max';
import { useState } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import type { LongTexts } from '../LazyTexts';
import { decodeProxyError } from '../rules/proxyError';
import { ApiEntry } from './ApiTab';
import { ERROR_ID, type HelpEntry } from './contents';
import type { HelpContent } from './examples';
import { Questions } from './FaqTab';
import styles from './help.module.css';

interface Props extends HelpContent {
  readonly texts: LongTexts;
  readonly query: string;
  readonly items: readonly HelpEntry[];
}

/** Shows the results of a search in the FAQ and the API document, with the answers open; without one, the error whose text it is. */
export function SearchResults({ query, items, ...content }: Props) {
  const t = useText();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const questions = items.flatMap((one) => (one.kind === 'faq' ? [one.name] : []));
  const apiItems = items.flatMap((one) => (one.kind === 'api' ? [one.name] : []));
  const error = items.length === 0 ? decodeProxyError(query) : null;
  const open = questions.filter((one) => !closed.includes(one));
  return (
    <>
      <p role="status">{t('residential.helpFound', { count: error ? 1 : items.length })}</p>
      {error && (
        <Link to={`/residential#${ERROR_ID}${error.cause}`}>
          {content.texts[`${error.cause}.t`]}
        </Link>
      )}
      {items.length === 0 && !error && (
        <EmptyState
          title={t('residential.helpNothing')}
          text={t('residential.helpNothingText')}
          action={<a href={`mailto:${brand.supportEmail}`}>{t('residential.support')}</a>}
        />
      )}
      {questions.length > 0 && (
        <section>
          <h3>{t('common.faq')}</h3>
          <Questions
            texts={content.texts}
            questions={questions}
            open={open}
            onOpen={(opened) => setClosed(questions.filter((one) => !opened.includes(one)))}
          />
        </section>
      )}
      {apiItems.length > 0 && (
        <section>
          <h3>{t('common.apiDocument')}</h3>
          {apiItems.map((item) => (
            <div key={item} className={styles.item}>
              <ApiEntry item={item} level={4} {...content} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
