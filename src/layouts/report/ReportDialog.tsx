import { Flex } from 'antd';
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
import { EntryList, EntryRow } from './EntryList';
import { entriesOf, PARTS } from './entries';

addMessages({ 'en-US': english, 'ru-RU': russian });

interface Props extends Sources {
  onClose(): void;
}

/** Makes a report of a problem: a file that the customer looks through, saves and gives to support. The portal sends nothing. */
export default function ReportDialog({ onClose, ...sources }: Props) {
  const t = useText();
  const id = useId();
  const [content] = useState(() => takeContent(sources));
  const { about } = content;
  const parts = PARTS.map((part) => ({ part, entries: entriesOf(content, part, t) }));
  /** The ids of the entries that are left out. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState('');

  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);

  /** Has the browser save the file. */
  function save() {
    const left = parts.map(({ part, entries }) => [
      part,
      entries.filter((entry) => !leftOut.includes(entry.id)).map(({ value }) => value),
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
        <TextInput id={id} value={message} onChange={(event) => setMessage(event.target.value)} />
        {parts.map(({ part, entries }) => (
          <EntryList
            key={part}
            name={t(`report.${part}`)}
            entries={entries}
            leftOut={leftOut}
            onToggle={toggle}
          />
        ))}
        <EntryRow entry={{ id: '', title: t('report.about'), value: about }} />
        <div role="status">
          {saved && t('report.saved', { name: saved, email: brand.supportEmail })}
        </div>
      </Flex>
    </Dialog>
  );
}
