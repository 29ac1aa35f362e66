import { history } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { deleteDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { randomBytes } from '@/lib/browser/random';
import { generatePassword } from '@/lib/credentials';
import { parseTrafficOrNone, type TypedTraffic } from '@/lib/number/traffic';
import { serverErrorText } from '@/ui/feedback/errorText';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useSequentialRun } from '@/ui/form/useSequentialRun';
import { useLocaleName, useText } from '@/ui/format/text';
import { useRefreshSubAccounts } from '../queries';
import {
  NO_LIMIT,
  readSubAccountDraft,
  type StoredSubAccountDraft,
} from '../rules/subAccountDraft';
import { useSendSubAccount } from './useSendSubAccount';

const DRAFT = 'addsub';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
}

/** Handles adding a sub-account: sent once; a taken username is marked on its field. */
export function useAddSub() {
  const t = useText();
  const locale = useLocaleName();
  const [form] = Form.useForm<Values>();
  useErrorLanguage(form);
  const { id: userId } = useCustomer();
  const { busy, start, reset } = useSequentialRun(true);
  const sendOne = useSendSubAccount();
  const refresh = useRefreshSubAccounts();
  const isCustomerPresent = useIsCustomerPresent(userId);
  const [limit, setLimit] = useState(NO_LIMIT);
  // A new key mounts the limit's field anew with the restored draft.
  const [restored, setRestored] = useState<{ readonly key: number; readonly limit: TypedTraffic }>({
    key: 0,
    limit: NO_LIMIT,
  });

  const restore = useEffectEvent((id: string) => {
    const draft = readDraft(id, DRAFT, (stored) => readSubAccountDraft(stored, locale));
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

  const refuse = (text: string) => {
    form.setFields([{ name: 'username', errors: [text] }]);
    form.focusField('username');
  };
  const tellAdded = (name: string, isEarlier: boolean) => {
    // A customer who has gone on to another page stays there.
    if (isCustomerPresent()) history.push('/proxysetting/subaccount');
    deleteDraft(userId, DRAFT);
    const text = t(isEarlier ? 'subaccount.addedBefore' : 'subaccount.added', { name });
    announce('toast', { kind: 'success', text });
  };

  const submit = ({ username, password, remark = '' }: Values) =>
    start({
      plan() {
        reset();
        if (bytes !== null) return [username];
        document.getElementById('limit')?.focus();
        return null;
      },
      async send(_, turn) {
        const params = { username, password, remark, trafficLimit: bytes ?? 0 };
        const end = await sendOne(params, turn, (_added, isEarlier) =>
          tellAdded(username, isEarlier),
        );
        // The request policy shows every other error; the typed values stay.
        if (end.kind === 'lost') refuse(t('subaccount.lost.add', { name: username }));
        const why = end.kind === 'refused' ? end.why : null;
        if (why instanceof BackendError && why.code === CODE.usernameTaken)
          refuse(serverErrorText(why.msg));
        return end;
      },
      onEnd: refresh,
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
