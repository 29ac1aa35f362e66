import { Flex } from 'antd';
import { useText } from '@/ui/format/text';
import { Column, Grid } from '@/ui/page/Columns';
import { ApiEntry } from './ApiEntry';
import { API, API_SECTIONS, type ApiItem, apiId, type HelpTexts } from './contents';
import type { ApiExamples } from './examples';
import { HelpLink } from './HelpLink';
import styles from './help.module.css';

const CONTENTS_WIDTH = 200;
/** Large enough that the sections take all the room beside the table of contents. */
const MOST = 99;

interface Props {
  readonly texts: HelpTexts;
  readonly examples: ApiExamples;
  markAddress(id: string): void;
}

/** Shows the API document: the table of contents, and the sections below one another. */
export function ApiTab({ texts, examples, markAddress }: Props) {
  const t = useText();
  return (
    <Flex wrap gap="large">
      <Column width={CONTENTS_WIDTH}>
        <nav className={styles.contents} aria-label={t('residential.apiContents')}>
          <Grid component="ul" width={CONTENTS_WIDTH} most={1} gap={4}>
            {API_SECTIONS.map((section) => (
              <li key={section}>
                <HelpLink id={apiId(section)}>{texts[`api.${section}.t`]}</HelpLink>
              </li>
            ))}
          </Grid>
        </nav>
      </Column>
      <Column width={480} share={MOST}>
        {API_SECTIONS.map((section) => (
          <div key={section}>
            <ApiEntry
              texts={texts}
              item={section}
              examples={examples}
              level={3}
              markAddress={markAddress}
            />
            {API[section].map((item: ApiItem) => (
              <div key={item} className={styles.item}>
                <ApiEntry
                  texts={texts}
                  item={item}
                  examples={examples}
                  level={4}
                  markAddress={markAddress}
                />
              </div>
            ))}
          </div>
        ))}
      </Column>
    </Flex>
  );
}
