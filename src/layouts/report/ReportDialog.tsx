import { Flex } from 'antd';
import { useId } from 'react';
import english from '@/locales/en-US/report';
import russian from '@/locales/ru-RU/report';
import { addMessages } from '@/runtime/locale';
import { Dialog } from '@/ui/Dialog';
import { useText } from '@/ui/text';
import { TextInput } from '@/ui/textInput';
import { brand } from '../../../config/brand';
import { useEntries } from './entries';
import { Details, StrikeList } from './StrikeList';
import { PARTS, type Sources, useReport } from './useReport';

addMessages({ 'en-US': english, 'ru-RU': russian });

const LONGEST_MESSAGE = 1000;

interface Props extends Sources {
  onClose(): void;
}

/** Makes a report of a problem: a file that the customer looks through, and passes on to support. Nothing is sent. */
export default function ReportDialog({ onClose, ...sources }: Props) {
  const t = useText();
  const id = useId();
  const report = useReport(sources);
  const entries = useEntries(report);
  const { about } = report.content;
  return (
    <Dialog
      title={t('common.report')}
      confirm={{ text: t('report.download'), onClick: report.save }}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      <Flex vertical gap="small">
        <div>{t('report.intro')}</div>
        <label htmlFor={id}>{t('report.message')}</label>
        <TextInput
          id={id}
          maxLength={LONGEST_MESSAGE}
          value={report.message}
          onChange={(event) => report.setMessage(event.target.value)}
        />
        {PARTS.map((part) => (
          <StrikeList
            key={part}
            name={t(`report.${part}`)}
            entries={entries[part]}
            onToggle={(one) => report.toggle(part, one)}
          />
        ))}
        <Details name={t('report.about')} text={JSON.stringify(about, null, 2)} />
        <div role="status">
          {report.saved && t('report.saved', { name: report.saved, email: brand.supportEmail })}
        </div>
      </Flex>
    </Dialog>
  );
}
