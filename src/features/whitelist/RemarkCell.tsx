import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, Tooltip } from 'antd';
import { useLayoutEffect, useState } from 'react';
import type { WhitelistEntry } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { REMARK_MAX, readRemarkDraft } from '@/lib/remark';
import { whiteipupdate } from '@/services/auth';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useDraft } from '@/ui/form/useDraft';
import { useText } from '@/ui/format/text';
import { restoreFocus } from '@/ui/page/restoreFocus';
import { LongText } from '@/ui/table/LongText';
import { useRefreshWhitelist } from './queries';

interface Values {
  readonly remark: string;
}

interface FormProps {
  readonly entry: WhitelistEntry;
  onEnd(): void;
}

const editButtonId = (entryId: string) => `edit-${entryId}`;

function RemarkForm({ entry, onEnd }: FormProps) {
  const t = useText();
  const draft = useDraft(useCustomer().id, `whitelist:${entry.id}`, readRemarkDraft);
  const refresh = useRefreshWhitelist();
  const { busy, props } = useSubmitForm<Values>({
    async send({ remark }) {
      await whiteipupdate({ id: entry.id, remark }).finally(refresh);
    },
    onSent: onEnd,
    draft,
  });
  const cancel = () => {
    // The answer would close the editor that was opened next.
    if (busy) return;
    draft.drop();
    onEnd();
  };
  // The focused field goes after editing, or with its row, which another tab may have deleted.
  useLayoutEffect(() => {
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      restoreFocus(document.getElementById(editButtonId(entry.id)));
    };
    // A moment later, the button that opened the field is there again.
    return () => queueMicrotask(giveBack);
  }, [entry.id]);
  return (
    <Form
      {...props}
      // The form's name is part of its fields' ids: several remarks can be open at the same time.
      name={`remark-${entry.id}`}
      size="small"
      initialValues={{ remark: entry.remark }}
    >
      <Flex align="center" gap="small">
        <Form.Item name="remark" noStyle>
          <Input
            autoFocus
            maxLength={REMARK_MAX}
            aria-label={t('whitelist.remarkOf', { ip: entry.ip })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') cancel();
            }}
          />
        </Form.Item>
        <Button htmlType="submit" loading={busy}>
          {t('common.save')}
        </Button>
        <Button type="text" disabled={busy} onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </Form>
  );
}

/** Shows a remark, edited in its place. */
export function RemarkCell({ entry }: { readonly entry: WhitelistEntry }) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <RemarkForm entry={entry} onEnd={() => setEditing(false)} />;
  return (
    <Flex component="span" align="center">
      <LongText text={entry.remark} />
      <Tooltip title={t('whitelist.edit')}>
        <Button
          id={editButtonId(entry.id)}
          size="small"
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('whitelist.editRemark', { ip: entry.ip })}
          onClick={() => setEditing(true)}
        />
      </Tooltip>
    </Flex>
  );
}
