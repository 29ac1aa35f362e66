import { EditOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Tooltip } from 'antd';
import { type ComponentRef, type FormEvent, useEffect, useRef, useState } from 'react';
import { OneLineText } from '@/components/records/OneLineText';
import type { WhitelistEntry } from '@/contract';
import { useIpRemark } from '@/queries/whitelist';
import { useText } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';

const REMARK_MAX = 100;

/** A remark, edited in its place. */
export function RemarkCell({ entry }: { readonly entry: WhitelistEntry }) {
  const t = useText();
  const { busy, run } = useBusy();
  const { mutateAsync } = useIpRemark();
  const [typed, setTyped] = useState<string | null>(null);
  const edit = useRef<ComponentRef<typeof Button>>(null);
  const wasEditing = useRef(false);
  const isEditing = typed !== null;
  // The field had the focus and is gone; the button that opened it is back.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (typed === null) {
    return (
      <Flex component="span" align="center">
        <OneLineText text={entry.remark} />
        <Tooltip title={t('whitelist.edit')}>
          <Button
            ref={edit}
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('whitelist.editRemark', { ip: entry.ip })}
            onClick={() => setTyped(entry.remark)}
          />
        </Tooltip>
      </Flex>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      try {
        await mutateAsync({ id: entry.id, remark: typed });
        setTyped(null);
      } catch {
        // The request policy has said what failed; what was typed stays.
      }
    });
  };
  return (
    <Flex component="form" align="center" gap="small" onSubmit={submit}>
      <Input
        autoFocus
        size="small"
        maxLength={REMARK_MAX}
        aria-label={t('whitelist.remarkOf', { ip: entry.ip })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <Button size="small" htmlType="submit" loading={busy}>
        {t('common.save')}
      </Button>
    </Flex>
  );
}
