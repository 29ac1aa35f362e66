import { Flex, Tag } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
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
function ApiEntry({ item, level, texts, examples }: EntryProps) {
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
          {...(item === 'request' ? { language: 'bash' as const } : {})}
        />
      ))}
    </>
  );
}

interface Props extends HelpContent {
  /** Element ids of the parts that a search has found. */
  readonly only?: readonly string[];
}

/** Shows the API document: its sections below one another. */
export function ApiTab({ only, ...content }: Props) {
  const isShown = (item: ApiItem) => only?.includes(apiId(item)) ?? true;
  return (
    <Flex vertical gap="middle">
      {API_SECTIONS.map((section) => {
        const items = API[section].filter(isShown);
        if (items.length === 0 && !isShown(section)) return null;
        return (
          <div key={section}>
            <ApiEntry item={section} level={3} {...content} />
            {items.map((item) => (
              <div key={item} className={styles.item}>
                <ApiEntry item={item} level={4} {...content} />
              </div>
            ))}
          </div>
        );
      })}
    </Flex>
  );
}
