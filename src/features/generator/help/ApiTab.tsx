import { Flex, Tag } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
import { Column, Grid } from '@/ui/page/Columns';
import { CodeBlock } from '../CodeBlock';
import { RichText } from '../RichText';
import { API, API_SECTIONS, type ApiItem, apiId, REQUIRED } from './contents';
import type { HelpContent } from './examples';
import { HelpLink } from './HelpLink';
import styles from './help.module.css';

interface EntryProps extends HelpContent {
  readonly item: ApiItem;
  readonly level: 3 | 4;
}

const isParameter = (item: ApiItem) => API.parameters.some((one) => one === item);

/** Shows a section, a parameter or an error of the API document: its heading, its text and its examples. */
export function ApiEntry({ item, level, texts, examples }: EntryProps) {
  const t = useText();
  const title = texts[`api.${item}.t`];
  const Heading = `h${level}` as const;
  return (
    <>
      <Flex wrap align="center" gap="4px 8px">
        <Heading id={apiId(item)} tabIndex={-1} className={styles.heading}>
          <HelpLink id={apiId(item)}>{isParameter(item) ? <Code>{title}</Code> : title}</HelpLink>
        </Heading>
        {isParameter(item) &&
          (REQUIRED.includes(item) ? (
            <Tag>
              <span>{t('residential.apiRequired')}</span>
            </Tag>
          ) : (
            <Hint>{t('residential.apiOptional')}</Hint>
          ))}
      </Flex>
      <RichText text={texts[`api.${item}.b`]} />
      {examples[item]?.map((code) => (
        <CodeBlock
          key={code}
          code={code}
          name={t('residential.example', { title })}
          copyName={t('residential.copyExample', { title })}
          {...(item === 'request' ? { language: 'bash' as const } : {})}
        />
      ))}
    </>
  );
}

const CONTENTS_WIDTH = 200;
/** Large enough that the sections take all the room beside the table of contents. */
const SECTIONS_SHARE = 99;

/** Shows the API document: the table of contents, and the sections below one another. */
export function ApiTab(content: HelpContent) {
  const t = useText();
  return (
    <Flex wrap gap="large">
      <Column width={CONTENTS_WIDTH}>
        <nav className={styles.contents} aria-label={t('residential.apiContents')}>
          <Grid component="ul" width={CONTENTS_WIDTH} most={1} gap={4}>
            {API_SECTIONS.map((section) => (
              <li key={section}>
                <HelpLink id={apiId(section)}>{content.texts[`api.${section}.t`]}</HelpLink>
              </li>
            ))}
          </Grid>
        </nav>
      </Column>
      <Column width={480} share={SECTIONS_SHARE}>
        {API_SECTIONS.map((section) => (
          <div key={section}>
            <ApiEntry item={section} level={3} {...content} />
            {API[section].map((item: ApiItem) => (
              <div key={item} className={styles.item}>
                <ApiEntry item={item} level={4} {...content} />
              </div>
            ))}
          </div>
        ))}
      </Column>
    </Flex>
  );
}
