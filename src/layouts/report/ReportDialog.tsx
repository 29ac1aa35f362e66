import { Checkbox, Flex } from 'antd';
import { useId, useState } from 'react';
import { reportHar, reportName } from '@/domain/report/har';
import type { Recording } from '@/domain/report/report';
import english from '@/locales/en-US/report';
import russian from '@/locales/ru-RU/report';
import { addMessages } from '@/runtime/locale';
import { Dialog } from '@/ui/Dialog';
import { saveFile } from '@/ui/saveFile';
import { useText } from '@/ui/text';
import { TextInput } from '@/ui/textInput';
import { brand } from '../../../config/brand';
import { type Sources, takeContent } from './content';
import { EntryList, ReportPart } from './EntryList';
import { entriesOf, PARTS } from './entries';

addMessages({ 'en-US': english, 'ru-RU': russian });

const LONGEST_MESSAGE = 1000;

interface Props extends Sources {
  onClose(): void;
}

/** Makes a report of a problem: a file that the customer looks through, and passes on to support. Nothing is sent. */
export default function ReportDialog({ onClose, ...sources }: Props) {
  const t = useText();
  const id = useId();
  const [content] = useState(() => takeContent(sources));
  const { about } = content;
  const parts = PARTS.map((part) => ({ part, entries: entriesOf(content, part, t) }));
  const [chosen, setChosen] = useState(() =>
    parts.flatMap(({ entries }) => entries.map((entry) => entry.id)),
  );
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState('');

  /** Has the browser save the file. Nothing is sent. */
  function save() {
    const left = parts.map(({ part, entries }) => [
      part,
      entries.filter((entry) => chosen.includes(entry.id)).map(({ value }) => value),
    ]);
    const text = sources.recorder.recorded().redact(message);
    const name = reportName(about.madeAt);
    saveFile(name, 'application/json', [
      reportHar(Object.fromEntries(left) as Recording, about, text),
    ]);
    setSaved(name);
  }

  return (
    <Dialog
      title={t('common.report')}
      confirm={{ text: t('report.download'), onClick: save }}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <div>{t('report.intro')}</div>
        <label htmlFor={id}>{t('report.message')}</label>
        <TextInput
          id={id}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Checkbox.Group value={chosen} onChange={setChosen}>
          {parts.map(({ part, entries }) => (
            <ReportPart key={part} name={t(`report.${part}`)} entries={entries} chosen={chosen} />
          ))}
        </Checkbox.Group>
        <EntryList entries={[{ id: 'about', title: t('report.about'), value: about }]} />
        <div role="status">
          {saved && t('report.saved', { name: saved, email: brand.supportEmail })}
        </div>
      </Flex>
    </Dialog>
  );
}
