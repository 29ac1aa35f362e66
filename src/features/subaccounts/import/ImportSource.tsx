import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { decodeText } from '@/lib/text/decodeText';
import { Note } from '@/ui/feedback/notes/Note';
import { Field } from '@/ui/form/Field';
import { useText } from '@/ui/format/text';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../rules/subAccountImport';

const ROWS = 5;
const ACCEPT = '.csv,.tsv,.txt,text/csv,text/plain';

interface Props {
  readonly text: string;
  readonly disabled: boolean;
  onChange(text: string): void;
}

/** Shows the source of an import: a file, whose text is then shown, or pasted text. Nothing is uploaded. */
export function ImportSource({ text, disabled, onChange }: Props) {
  const t = useText();
  /** Guessed: Windows-1251 is what is left when a file is in no other encoding, and may be wrong. */
  const [note, setNote] = useState<'guessed' | 'tooLarge' | 'notText' | 'unreadable' | null>(null);
  const read = async (file: File) => {
    if (file.size > IMPORT_MAX_BYTES) {
      setNote('tooLarge');
      return;
    }
    // A file that was moved, changed or locked after it was chosen.
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) {
      setNote('unreadable');
      return;
    }
    const decoded = decodeText(new Uint8Array(bytes));
    if (decoded === null) {
      setNote('notText');
      return;
    }
    setNote(decoded.encoding === 'windows-1251' ? 'guessed' : null);
    onChange(decoded.text);
  };
  return (
    <>
      <Field label={t('subaccount.import.text')}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={ROWS}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            value={text}
            onChange={(event) => {
              setNote(null);
              onChange(event.target.value);
            }}
          />
        )}
      </Field>
      <Flex wrap align="center" gap="8px 16px">
        <Upload
          accept={ACCEPT}
          disabled={disabled}
          hasControlInside
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} disabled={disabled}>
            {t('subaccount.import.file')}
          </Button>
        </Upload>
        <span>{t('subaccount.import.atMost', { rows: IMPORT_MAX_ROWS })}</span>
      </Flex>
      {note && (
        // By its key an error is a new element, which screen readers announce.
        <Note key={note} kind={note === 'guessed' ? 'info' : 'error'}>
          {t(`subaccount.import.${note}`)}
        </Note>
      )}
    </>
  );
}
