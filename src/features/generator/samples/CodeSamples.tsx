import { Flex } from 'antd';
import { useState } from 'react';
import type { Protocol } from '@/api/contract';
import { forLocale } from '@/lib/locale';
import { Hint } from '@/ui/feedback/Hint';
import { SelectField } from '@/ui/form/select/SelectField';
import { Code } from '@/ui/format/Code';
import { Facts } from '@/ui/format/Facts';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { CopyText } from '@/ui/page/copy/CopyText';
import { CodeBlock } from '../CodeBlock';
import { SAMPLES } from '../rules/samples';
import { type CodeSample, limitsFor, SAMPLE_SITE, type SampleLimit } from '../rules/samples/sample';
import { ConnectionNotes } from './ConnectionNotes';
import { PasswordChoice } from './PasswordChoice';
import styles from './samples.module.css';
import { type SampleSource, useConnection } from './useConnection';

const LABEL_WIDTH = 110;
const OPTIONS = SAMPLES.map(({ name }) => ({ value: name, label: name, isVerbatim: true }));

/** Shows the code samples: the customer chooses a program, and the settings of the page fill the sample in. */
export default function CodeSamples(source: SampleSource) {
  const t = useText();
  const [chosen, setChosen] = useState(OPTIONS[0]?.value ?? '');
  // The account whose password is shown: choosing another account hides it again.
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const { username } = source.account;
  if (filledIn !== null && filledIn !== username) setFilledIn(null);
  const sample = SAMPLES.find(({ name }) => name === chosen) ?? SAMPLES[0];
  if (!sample) return null;
  return (
    <Card title={t('samples.title')}>
      <Flex vertical gap="small">
        <Hint>{t('samples.intro')}</Hint>
        <SelectField
          label={t('samples.program')}
          value={sample.name}
          options={OPTIONS}
          onChange={setChosen}
        />
        <Sample
          key={sample.name}
          source={source}
          sample={sample}
          isFilledIn={filledIn === username}
          onFillIn={(isFilledIn) => setFilledIn(isFilledIn ? username : null)}
        />
      </Flex>
    </Card>
  );
}

interface SampleProps {
  readonly source: SampleSource;
  readonly sample: CodeSample;
  readonly isFilledIn: boolean;
  onFillIn(isFilledIn: boolean): void;
}

function Sample({ source, sample, isFilledIn, onFillIn }: SampleProps) {
  const t = useText();
  const connection = useConnection(source, sample);
  const notes = <ConnectionNotes program={sample} source={source} connection={connection} />;
  if (connection === null) return notes;
  const { name } = sample;
  const { access } = connection;
  const { protocol, login } = access;
  const password = isFilledIn ? source.account.password : null;
  const code = sample.write({
    ...access,
    login: login && { ...login, password },
    site: SAMPLE_SITE,
  });
  return (
    <>
      {notes}
      {login && (
        <PasswordChoice
          password={source.account.password}
          language={sample.language}
          isFilledIn={isFilledIn}
          onChange={onFillIn}
        />
      )}
      <Steps sample={sample} protocol={protocol} />
      <CodeBlock code={code} language={sample.language} name={t('samples.code', { name })} />
      <Limits limits={limitsFor(sample, access)} />
    </>
  );
}

interface StepsProps {
  readonly sample: CodeSample;
  readonly protocol: Protocol;
}

/** The steps to use the sample (install, save, run; a shell command is only pasted), and the versions that it was run with, if any. */
function Steps({ sample, protocol }: StepsProps) {
  const t = useText();
  const { file, run, runWith } = sample;
  const install = sample.install?.(protocol);
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={[
        install !== undefined && {
          label: t('samples.install'),
          children: <CopyText value={install} label={install} />,
        },
        file !== undefined && { label: t('samples.file'), children: <Code>{file}</Code> },
        run !== undefined && {
          label: t('samples.run'),
          children: <CopyText value={run} label={run} />,
        },
        runWith !== undefined && {
          label: t('samples.runWith'),
          children: <span translate="no">{runWith}</span>,
        },
      ]}
    />
  );
}

function Limits({ limits }: { readonly limits: readonly SampleLimit[] }) {
  const t = useText();
  const locale = useLocaleName();
  if (limits.length === 0) return null;
  return (
    <>
      <h3>{t('samples.limits')}</h3>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit['en-US']}>{forLocale(limit, locale)}</li>
        ))}
      </ul>
    </>
  );
}
