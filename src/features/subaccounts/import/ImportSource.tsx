import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { Note } from '@/ui/feedback/Note';
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
  const [refusal, setRefusal] = useState<'tooLarge' | 'notText' | null>(null);

  const read = async (file: File) => {
    if (file.size > IMPORT_MAX_BYTES) {
      setRefusal('tooLarge');
      return;
    }
    try {
      // A file in another encoding would be read with wrong characters in its remarks, so it is refused.
      const decoder = new TextDecoder('utf-8', { fatal: true });
      onChange(decoder.decode(await file.arrayBuffer()));
      setRefusal(null);
    } catch {
      setRefusal('notText');
    }
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
              setRefusal(null);
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
      {refusal && <Note kind="error">{t(`subaccount.import.${refusal}`)}</Note>}
    </>
  );
}
