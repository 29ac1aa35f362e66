import { Flex } from 'antd';
import { useState } from 'react';
import { forLocale } from '@/lib/locale';
import { Hint } from '@/ui/feedback/Hint';
import { Note } from '@/ui/feedback/notes/Note';
import { SelectField } from '@/ui/form/select/SelectField';
import { Facts } from '@/ui/format/Facts';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyText } from '@/ui/page/copy/CopyText';
import { MASK, Secret } from '@/ui/page/copy/Secret';
import { type ProxyAccess, writeMasked } from '../rules/line/proxyLine';
import { signsText } from '../rules/line/unsafeParts';
import { TOOLS, type Tool, type ToolLine } from '../rules/tools';
import { ConnectionNotes } from './ConnectionNotes';
import styles from './samples.module.css';
import { type SampleSource, useConnection } from './useConnection';

const LABEL_WIDTH = 140;
const OPTIONS = TOOLS.map(({ name }) => ({ value: name, label: name, isVerbatim: true }));

/** Shows the values to paste into programs with a proxy window, and where to paste them. */
export default function Tools(source: SampleSource) {
  const t = useText();
  const [chosen, setChosen] = useState(OPTIONS[0]?.value ?? '');
  const tool = TOOLS.find(({ name }) => name === chosen) ?? TOOLS[0];
  if (!tool) return null;
  return (
    <Card title={t('tools.title')}>
      <Flex vertical gap="small">
        <Hint>{t('tools.intro')}</Hint>
        <SelectField
          label={t('tools.tool')}
          value={tool.name}
          options={OPTIONS}
          onChange={setChosen}
        />
        {/* The key hides the password again when another account is chosen. */}
        <ToolSettings key={`${tool.name} ${source.account.username}`} source={source} tool={tool} />
      </Flex>
    </Card>
  );
}

function ToolSettings({ source, tool }: { readonly source: SampleSource; readonly tool: Tool }) {
  const t = useText();
  const locale = useLocaleName();
  const connection = useConnection(source, tool);
  const { name, line, where, limits, link } = tool;
  const notes = <ConnectionNotes program={tool} source={source} connection={connection} />;
  if (connection === null) return notes;
  const { access } = connection;
  return (
    <>
      {notes}
      <p className={styles.where}>{forLocale(where, locale)}</p>
      {line && <Line name={name} line={line} access={access} />}
      <h3>{t('tools.fields')}</h3>
      <Facts
        labelWidth={LABEL_WIDTH}
        items={tool.fields(access).map(({ label, value, isSecret }) => ({
          label,
          children: isSecret ? (
            <Secret value={value} label={`${name}, ${label}`} />
          ) : (
            <CopyText value={value} label={`${name}, ${label}`} />
          ),
        }))}
      />
      {limits?.map((limit) => (
        <Hint key={limit['en-US']}>{forLocale(limit, locale)}</Hint>
      ))}
      <a className={styles.link} href={link} target="_blank" rel="noreferrer">
        {t('tools.docs', { name })}
      </a>
    </>
  );
}

interface LineProps {
  /** The program's name. */
  readonly name: string;
  readonly line: ToolLine;
  readonly access: ProxyAccess;
}

/** The line as a whole, with the password masked until its owner asks, or the reason why there is none. */
function Line({ name, line, access }: LineProps) {
  const t = useText();
  const signs = line.breaks(access);
  if (signs.length > 0) {
    return <Note kind="warning">{t('tools.breaks', { signs: signsText(signs) })}</Note>;
  }
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={[
        {
          label: t('tools.line'),
          children: (
            <Secret
              value={line.write(access)}
              masked={writeMasked(line.write, access, MASK)}
              label={`${name}, ${t('tools.line')}`}
            />
          ),
        },
      ]}
    />
  );
}
