import { Flex } from 'antd';
import { useText } from '@/ui/format/text';
import { Column, Grid } from '@/ui/page/Columns';
import { ApiEntry } from './ApiEntry';
import { API, API_SECTIONS, type ApiItem, apiId } from './contents';
import { useHelp } from './HelpContext';
import { HelpLink } from './HelpLink';
import styles from './help.module.css';

const CONTENTS_WIDTH = 200;
/** Large enough that the sections take all the room beside the table of contents. */
const SECTIONS_SHARE = 99;

/** Shows the API document: the table of contents, and the sections below one another. */
export function ApiTab() {
  const t = useText();
  const { texts } = useHelp();
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
      <Column width={480} share={SECTIONS_SHARE}>
        {API_SECTIONS.map((section) => (
          <div key={section}>
            <ApiEntry item={section} level={3} />
            {API[section].map((item: ApiItem) => (
              <div key={item} className={styles.item}>
                <ApiEntry item={item} level={4} />
              </div>
            ))}
          </div>
        ))}
      </Column>
    </Flex>
  );
}
