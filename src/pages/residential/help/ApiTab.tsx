import { useText } from '@/ui/text';
import { ApiEntry } from './ApiEntry';
import { API, API_SECTIONS, type ApiItem, apiId, type HelpTexts } from './contents';
import type { ApiExamples } from './examples';
import styles from './help.module.css';

interface Props {
  readonly texts: HelpTexts;
  readonly examples: ApiExamples;
  say(id: string): void;
}

/** The API document: what it holds, and its sections below one another. */
export function ApiTab({ texts, examples, say }: Props) {
  const t = useText();
  return (
    <div className={styles.document}>
      <nav aria-label={t('residential.apiContents')}>
        <ul>
          {API_SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${apiId(section)}`}>{texts[`api.${section}.t`]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {API_SECTIONS.map((section) => (
          <div key={section} className={styles.section}>
            <ApiEntry texts={texts} item={section} examples={examples} level={3} say={say} />
            {API[section].map((item: ApiItem) => (
              <div key={item} className={styles.item}>
                <ApiEntry texts={texts} item={item} examples={examples} level={4} say={say} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
