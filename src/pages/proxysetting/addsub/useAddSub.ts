import { history } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { CODE } from '@/contract/codes';
import { generatePassword } from '@/domain/credentials';
import { NO_LIMIT, type StoredSubAccountDraft, subAccountDraft } from '@/domain/subAccountDraft';
import { parseTrafficOrNone, type TypedTraffic } from '@/domain/traffic';
import { useAddSubAccount } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { announce } from '@/runtime/announce';
import { dropDraft, readDraft, writeDraft } from '@/runtime/drafts';
import { serverText } from '@/runtime/failureText';
import { randomBytes } from '@/runtime/random';
import { useLocaleName, useText } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';
import { useErrorLanguage } from '@/ui/useErrorLanguage';

const DRAFT = 'addsub';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
}

/** Adding a sub-account: sent once; a taken username is marked on its field. */
export function useAddSub() {
  const t = useText();
  const locale = useLocaleName();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const userId = useUser().data?.id ?? '';
  const { busy, run } = useBusy();
  const { mutateAsync } = useAddSubAccount();
  const [limit, setLimit] = useState(NO_LIMIT);
  // A new key mounts the limit's field anew with the restored draft.
  const [restored, setRestored] = useState<{ readonly key: number; readonly limit: TypedTraffic }>({
    key: 0,
    limit: NO_LIMIT,
  });

  const restore = useEffectEvent((id: string) => {
    const draft = readDraft(id, DRAFT, (stored) => subAccountDraft(stored, locale));
    if (draft === null) return;
    form.setFieldsValue({ username: draft.username, remark: draft.remark });
    setLimit(draft.limit);
    setRestored((before) => ({ key: before.key + 1, limit: draft.limit }));
  });
  useEffect(() => restore(userId), [userId]);

  const keep = (typed: TypedTraffic) => {
    const { username = '', remark = '' }: Partial<Values> = form.getFieldsValue();
    const draft: StoredSubAccountDraft = { username, remark, ...typed, typedIn: locale };
    writeDraft(userId, DRAFT, draft);
  };
  const bytes = parseTrafficOrNone(limit.text, limit.unit, locale);

  const submit = ({ username, password, remark = '' }: Values) =>
    run(async () => {
      if (bytes === null) {
        document.getElementById('limit')?.focus();
        return;
      }
      try {
        const params = { username, password, remark, trafficLimit: bytes };
        const answer = await mutateAsync(params, {
          // React Query calls this only while the page is shown: a customer who has gone on to another page stays there.
          onSuccess: ({ code }) => {
            if (code === CODE.success) history.push('/proxysetting/subaccount');
          },
        });
        if (answer.code === CODE.usernameTaken) {
          form.setFields([{ name: 'username', errors: [serverText(answer.msg)] }]);
          form.focusField('username');
          return;
        }
        dropDraft(userId, DRAFT);
        announce('toast', { kind: 'success', text: t('subaccount.added', { name: username }) });
      } catch {
        // The request policy has said what failed; what was typed stays.
      }
    });

  return {
    form,
    busy,
    restored,
    isLimitWrong: bytes === null,
    changeLimit(typed: TypedTraffic) {
      setLimit(typed);
      keep(typed);
    },
    generate: () =>
      form.setFields([{ name: 'password', value: generatePassword(randomBytes), errors: [] }]),
    keep: () => keep(limit),
    submit,
  };
}
