import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, Tooltip } from 'antd';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import type { WhitelistEntry } from '@/api/contract';
import { REMARK_MAX } from '@/lib/remark';
import { useBusy } from '@/ui/form/useBusy';
import { useText } from '@/ui/format/text';
import { LongText } from '@/ui/table/LongText';
import { useIpRemark } from './queries';

interface Values {
  readonly remark: string;
}

/** Shows a remark, edited in its place. */
export function RemarkCell({ entry }: { readonly entry: WhitelistEntry }) {
  const t = useText();
  const { busy, run } = useBusy();
  const { mutateAsync } = useIpRemark();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<ComponentRef<typeof Button>>(null);
  const wasEditing = useRef(false);
  // The focused field is gone after editing, so the button that opened it gets the focus.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (!isEditing) {
    return (
      <Flex component="span" align="center">
        <LongText text={entry.remark} />
        <Tooltip title={t('whitelist.edit')}>
          <Button
            ref={edit}
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
  const submit = ({ remark }: Values) =>
    run(async () => {
      try {
        await mutateAsync({ id: entry.id, remark });
        setEditing(false);
      } catch {
        // The request policy shows the error; the typed remark stays.
      }
    });
  return (
    <Form
      // The form's name is part of its fields' ids: several remarks can be open at the same time.
      name={`remark-${entry.id}`}
      size="small"
      initialValues={{ remark: entry.remark }}
      onFinish={submit}
    >
      <Flex align="center" gap="small">
        <Form.Item name="remark" noStyle>
          <Input
            autoFocus
            maxLength={REMARK_MAX}
            aria-label={t('whitelist.remarkOf', { ip: entry.ip })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setEditing(false);
            }}
          />
        </Form.Item>
        <Button htmlType="submit" loading={busy}>
          {t('common.save')}
        </Button>
      </Flex>
    </Form>
  );
}
