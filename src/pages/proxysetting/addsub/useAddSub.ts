import { history } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '@/components/text';
import { useBusy } from '@/components/useBusy';
import { CODE } from '@/contract/codes';
import { generatePassword } from '@/domain/credentials';
import { useAddSubAccount } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { announce } from '@/runtime/announce';
import { dropDraft, readDraft, writeDraft } from '@/runtime/drafts';
import { serverText } from '@/runtime/failureText';
import { randomBytes } from '@/runtime/random';

const DRAFT = 'addsub';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
}
/** What of the form outlives the session: never the password. */
interface Kept {
  readonly username: string;
  readonly remark: string;
}

function readKept(stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { username, remark } = stored as Record<string, unknown>;
  return typeof username === 'string' && typeof remark === 'string' ? { username, remark } : null;
}

/** Adding a sub-account: sent once; a taken username is marked on its field. */
export function useAddSub() {
  const t = useText();
  const [form] = Form.useForm<Values>();
  const userId = useUser().data?.id ?? '';
  const { busy, run } = useBusy();
  const { mutateAsync } = useAddSubAccount();
  const [limit, setLimit] = useState<number | null>(0);

  useEffect(() => {
    const kept = readDraft(userId, DRAFT, readKept);
    if (kept) form.setFieldsValue(kept);
  }, [userId, form]);

  const submit = ({ username, password, remark = '' }: Values) =>
    run(async () => {
      if (limit === null) {
        document.getElementById('limit')?.focus();
        return;
      }
      try {
        const answer = await mutateAsync({ username, password, remark, trafficLimit: limit });
        if (answer.code === CODE.usernameTaken) {
          form.setFields([{ name: 'username', errors: [serverText(answer.msg)] }]);
          form.focusField('username');
          return;
        }
        dropDraft(userId, DRAFT);
        announce('toast', { kind: 'success', text: t('subaccount.added', { name: username }) });
        history.push('/proxysetting/subaccount');
      } catch {
        // The request policy has said what failed; what was typed stays.
      }
    });

  return {
    form,
    busy,
    limit,
    setLimit,
    generate: () => form.setFieldsValue({ password: generatePassword(randomBytes) }),
    keep: (_: unknown, { username = '', remark = '' }: Partial<Values>) =>
      writeDraft(userId, DRAFT, { username, remark }),
    submit,
  };
}
