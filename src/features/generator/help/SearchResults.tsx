import { useState } from 'react';
import type { SearchResult } from '@/lib/text/search';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useText } from '@/ui/format/text';
import { brand } from '../../../../config/brand';
import { ApiEntry } from './ApiEntry';
import type { HelpEntry, HelpTexts } from './contents';
import type { ApiExamples } from './examples';
import styles from './help.module.css';
import { Questions } from './Questions';

interface Props {
  readonly result: SearchResult<HelpEntry>;
  readonly texts: HelpTexts;
  readonly examples: ApiExamples;
  markAddress(id: string): void;
}

/** Shows the results of a search in the FAQ and the API document, with the answers open. */
export function SearchResults({ result, texts, examples, markAddress }: Props) {
  const t = useText();
  const { items, words } = result;
  const [closed, setClosed] = useState<readonly string[]>([]);
  const questions = items.flatMap((one) => (one.kind === 'faq' ? [one.name] : []));
  const apiItems = items.flatMap((one) => (one.kind === 'api' ? [one.name] : []));
  const open = questions.filter((one) => !closed.includes(one));
  return (
    <>
      <p role="status">{t('residential.helpFound', { count: items.length })}</p>
      {items.length === 0 && (
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
            texts={texts}
            questions={questions}
            open={open}
            found={words}
            onOpen={(opened) => setClosed(questions.filter((one) => !opened.includes(one)))}
            markAddress={markAddress}
          />
        </section>
      )}
      {apiItems.length > 0 && (
        <section>
          <h3>{t('common.apiDocument')}</h3>
          {apiItems.map((item) => (
            <div key={item} className={styles.item}>
              <ApiEntry
                texts={texts}
                item={item}
                examples={examples}
                level={4}
                found={words}
                markAddress={markAddress}
              />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
