import { history } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAnswerLost } from '@/api/answerLost';
import type { Params } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { useAttendance, useUser } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { randomBytes } from '@/lib/browser/random';
import { arrivedTry, generatePassword } from '@/lib/credentials';
import { parseTrafficOrNone, type TypedTraffic } from '@/lib/number/traffic';
import { serverText } from '@/ui/feedback/failureText';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useLocaleName, useText } from '@/ui/format/text';
import { findSubAccount, useAddSubAccount } from '../queries';
import { NO_LIMIT, type StoredSubAccountDraft, subAccountDraft } from '../rules/subAccountDraft';

const DRAFT = 'addsub';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
}

type Sent = Params<'auth.passadd'>;

/**
 * Whether a username is taken because an earlier try, whose answer was lost, has added it after all.
 * @returns null when that could not be looked up
 */
async function hasArrived(username: string, lost: readonly Sent[]): Promise<boolean | null> {
  const tries = lost.filter((one) => one.username === username);
  if (tries.length === 0) return false;
  try {
    return arrivedTry(await findSubAccount(username), tries) !== null;
  } catch {
    return null;
  }
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
  /** What was sent and got no answer. */
  const lost = useRef<Sent[]>([]);
  const isHere = useAttendance(userId);
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
      const params = { username, password, remark, trafficLimit: bytes };
      try {
        const { code, msg } = await mutateAsync(params);
        const isTaken = code === CODE.usernameTaken;
        const arrived = isTaken && (await hasArrived(username, lost.current));
        if (isTaken && arrived !== true) {
          const text = arrived === null ? t('subaccount.takenOrAdded') : serverText(msg);
          form.setFields([{ name: 'username', errors: [text] }]);
          form.focusField('username');
          return;
        }
        // A customer who has gone on to another page stays there.
        if (isHere()) history.push('/proxysetting/subaccount');
        dropDraft(userId, DRAFT);
        const text = t(arrived ? 'subaccount.addedBefore' : 'subaccount.added', { name: username });
        announce('toast', { kind: 'success', text });
      } catch (error) {
        // The request policy has said what failed; what was typed stays.
        if (isAnswerLost(error)) lost.current.push(params);
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
