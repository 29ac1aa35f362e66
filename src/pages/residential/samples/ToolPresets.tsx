import { Flex } from 'antd';
import { useState } from 'react';
import { breakingSigns } from '@/domain/lineBreaks';
import { localText } from '@/domain/localText';
import { TOOL_PRESETS } from '@/domain/toolPresets';
import type { ToolInput, ToolPreset } from '@/domain/toolPresets/preset';
import { Card } from '@/ui/Card';
import { CopyButton } from '@/ui/CopyButton';
import { Facts } from '@/ui/Facts';
import { Hint } from '@/ui/Hint';
import { Note } from '@/ui/Note';
import { MASK, Secret } from '@/ui/Secret';
import { SelectField } from '@/ui/SelectField';
import { useLocaleName, useText } from '@/ui/text';
import styles from './samples.module.css';
import { type SampleSource, useSampleInput } from './useSample';
import { WayNotes } from './WayNotes';

const LABEL_WIDTH = 140;
const OPTIONS = TOOL_PRESETS.map(({ id, name }) => ({ value: id, label: name }));

/** Programs with a window for their proxy: what to paste, and where. */
export function ToolPresets(source: SampleSource) {
  const t = useText();
  const [id, setId] = useState(OPTIONS[0]?.value ?? '');
  const tool = TOOL_PRESETS.find((one) => one.id === id) ?? TOOL_PRESETS[0];
  if (!tool) return null;
  return (
    <Card title={t('tools.title')}>
      <Flex vertical gap="small">
        <Hint>{t('tools.intro')}</Hint>
        <SelectField label={t('tools.tool')} value={tool.id} options={OPTIONS} onChange={setId} />
        <Preset key={tool.id} source={source} tool={tool} />
      </Flex>
    </Card>
  );
}

function Preset({ source, tool }: { readonly source: SampleSource; readonly tool: ToolPreset }) {
  const t = useText();
  const locale = useLocaleName();
  const filled = useSampleInput(source, tool, true);
  const { name, protocols, where, limits, link } = tool;
  if (filled === null) {
    return (
      <Note kind="warning">
        {t('samples.noWay', { name, protocols: protocols.password.join(', ').toUpperCase() })}
      </Note>
    );
  }
  const { protocol, host, port, login } = filled.input;
  const { password } = source.account;
  const input = { protocol, host, port, login: login && { username: login.username, password } };
  return (
    <>
      <WayNotes name={name} config={source.config} filled={filled} />
      <p className={styles.where}>{localText(where, locale)}</p>
      {tool.paste && <Line tool={tool} paste={tool.paste} input={input} />}
      {tool.paste && <h3>{t('tools.fields')}</h3>}
      <Facts
        labelWidth={LABEL_WIDTH}
        items={tool.fields(input).map(({ label, value, isSecret }) => ({
          label,
          children: isSecret ? (
            <Secret value={value} label={`${name}, ${label}`} />
          ) : (
            <span className={styles.fact}>
              <code dir="ltr">{value}</code>
              <CopyButton
                size="small"
                text={value}
                name={`${t('common.copy')}: ${name}, ${label}`}
              />
            </span>
          ),
        }))}
      />
      {limits.map((limit) => (
        <Hint key={limit.en}>{localText(limit, locale)}</Hint>
      ))}
      <a href={link} target="_blank" rel="noreferrer">
        {t('tools.docs', { name })}
      </a>
    </>
  );
}

interface LineProps {
  readonly tool: ToolPreset;
  readonly paste: NonNullable<ToolPreset['paste']>;
  readonly input: ToolInput;
}

/** The line as a whole, with the password masked until its owner asks. */
function Line({ tool, paste, input }: LineProps) {
  const t = useText();
  const { login } = input;
  const signs =
    login === null || tool.isEncoded ? [] : breakingSigns('HOST:PORT:USER:PASS', login.password);
  if (signs.length > 0) {
    return <Note kind="warning">{t('tools.breaks', { signs: signs.join(' ') })}</Note>;
  }
  const masked = paste({ ...input, login: login && { ...login, password: MASK } });
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={[
        {
          label: t('tools.line'),
          children: (
            <Secret
              value={paste(input)}
              masked={tool.isEncoded ? decodeURI(masked) : masked}
              label={`${tool.name}, ${t('tools.line')}`}
            />
          ),
        },
      ]}
    />
  );
}
