import { Flex, Tag } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { Code } from '@/ui/format/Code';
import { useText } from '@/ui/format/text';
import { CodeBlock } from '../CodeBlock';
import { HighlightedText, RichText } from '../RichText';
import { CopyLink } from './CopyLink';
import { API, type ApiItem, apiId, REQUIRED } from './contents';
import { useHelp } from './HelpContext';
import styles from './help.module.css';

interface Props {
  readonly item: ApiItem;
  readonly level: 3 | 4;
}

const isParameter = (item: ApiItem) => API.parameters.some((one) => one === item);

/** Shows a section, a parameter or an error of the API document: its heading, its text and its examples. */
export function ApiEntry({ item, level }: Props) {
  const t = useText();
  const { texts, examples, found } = useHelp();
  const title = texts[`api.${item}.t`];
  const Heading = `h${level}` as const;
  return (
    <>
      <Flex wrap align="center" gap="4px 8px" className={styles.head}>
        <Heading id={apiId(item)} tabIndex={-1}>
          {isParameter(item) ? (
            <Code>
              <HighlightedText text={title} found={found} />
            </Code>
          ) : (
            <HighlightedText text={title} found={found} />
          )}
        </Heading>
        {isParameter(item) &&
          (REQUIRED.includes(item) ? (
            <Tag>
              <span>{t('residential.apiRequired')}</span>
            </Tag>
          ) : (
            <Hint>{t('residential.apiOptional')}</Hint>
          ))}
        <CopyLink id={apiId(item)} title={title} />
      </Flex>
      <RichText text={texts[`api.${item}.b`]} found={found} />
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
