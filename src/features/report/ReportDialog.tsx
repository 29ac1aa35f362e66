import { Flex, Input } from 'antd';
import { useState } from 'react';
import { useSession } from '@/features/auth';
import { shownCustomer } from '@/features/auth/rules';
import { addMessages } from '@/lib/browser/locale';
import { saveFile } from '@/lib/browser/saveFile';
import english from '@/locales/en-US/report';
import russian from '@/locales/ru-RU/report';
import { Dialog } from '@/ui/dialog/Dialog';
import { Field } from '@/ui/form/Field';
import { useText, WithNames } from '@/ui/format/text';
import { brand } from '../../../config/brand';
import { Entries, EntryList } from './EntryList';
import { entriesOf, PARTS } from './entries';
import { recorder } from './recorder';
import { collectReport } from './reportContent';
import { reportHar, reportName } from './rules/har';
import type { Recording } from './rules/report';

addMessages({ 'en-US': english, 'ru-RU': russian });

const MESSAGE_ROWS = { minRows: 3, maxRows: 8 };

/** Makes a report of a problem: a file that the customer looks through, saves and gives to support. The portal sends nothing. */
export default function ReportDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  const [content] = useState(collectReport);
  const { about } = content;
  const shown = shownCustomer(useSession());
  /** The customer whose report this is. */
  const [customer] = useState(shown);
  /** Stays true when the same customer signs in again: the secrets by which this report is redacted are forgotten. */
  const [isOver, setIsOver] = useState(false);
  if (!isOver && customer !== null && customer !== shown) setIsOver(true);
  /** All entries that are left out. */
  const [leftOut, setLeftOut] = useState<readonly object[]>([]);
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState('');

  const toggle = (value: object) =>
    setLeftOut(
      leftOut.includes(value) ? leftOut.filter((one) => one !== value) : [...leftOut, value],
    );

  /** Has the browser save the file. */
  function save() {
    const included = PARTS.map((part) => [
      part,
      content[part].filter((one) => !leftOut.includes(one)),
    ]);
    const name = reportName(about.madeAt);
    saveFile(name, 'application/json', [
      reportHar(
        Object.fromEntries(included) as Recording,
        about,
        recorder.recorded().redact(message),
      ),
    ]);
    setSaved(name);
  }

  const title = t('common.report');
  // After a sign-out nothing of the former customer may be seen or saved.
  if (isOver)
    return (
      <Dialog title={title} onClose={onClose}>
        <div role="alert">{t('report.over')}</div>
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      confirm={{ text: t('report.download'), onClick: save }}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <div>{t('report.intro')}</div>
        <Field label={t('report.message')}>
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={MESSAGE_ROWS}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        {PARTS.map((part) => (
          <EntryList
            key={part}
            name={t(`report.${part}`)}
            entries={entriesOf(content, part, t)}
            leftOut={leftOut}
            onToggle={toggle}
          />
        ))}
        <Entries entries={[{ title: t('report.about'), value: about }]} />
        <div role="status">
          {saved && (
            <WithNames
              text={t('report.saved', { name: saved, email: brand.supportEmail })}
              names={[saved, brand.supportEmail]}
            />
          )}
        </div>
      </Flex>
    </Dialog>
  );
}
