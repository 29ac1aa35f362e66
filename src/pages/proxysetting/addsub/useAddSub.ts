import { history } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { CODE } from '@/contract/codes';
import { generatePassword } from '@/domain/credentials';
import { retypedNumber } from '@/domain/decimalInput';
import { parseTrafficOrNone, type TrafficUnit } from '@/domain/traffic';
import { useAddSubAccount } from '@/queries/subAccount';
import { useUser } from '@/queries/user';
import { announce } from '@/runtime/announce';
import { dropDraft, readDraft, writeDraft } from '@/runtime/drafts';
import { serverText } from '@/runtime/failureText';
import { randomBytes } from '@/runtime/random';
import type { TypedTraffic } from '@/ui/TrafficField';
import { useLocaleName, useText } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';

const DRAFT = 'addsub';
const NO_LIMIT: TypedTraffic = { text: '', unit: 'GB' };

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
}
/** What of the form outlives the session: never the password. */
interface Draft {
  readonly username: string;
  readonly remark: string;
  readonly limit: TypedTraffic;
}

const isUnit = (unit: unknown): unit is TrafficUnit => unit === 'MB' || unit === 'GB';

/** The draft as a customer of `locale` types it now; it may have been typed in another language. */
function draftOf(stored: unknown, locale: string): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { username, remark, text, unit, typedIn } = stored as Record<string, unknown>;
  if (typeof username !== 'string' || typeof remark !== 'string') return null;
  if (typeof text !== 'string' || !isUnit(unit)) return { username, remark, limit: NO_LIMIT };
  const from = typeof typedIn === 'string' ? typedIn : locale;
  return { username, remark, limit: { text: retypedNumber(text, from, locale), unit } };
}

/** Adding a sub-account: sent once; a taken username is marked on its field. */
export function useAddSub() {
  const t = useText();
  const locale = useLocaleName();
  const [form] = Form.useForm<Values>();
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
    const draft = readDraft(id, DRAFT, (stored) => draftOf(stored, locale));
    if (draft === null) return;
    form.setFieldsValue({ username: draft.username, remark: draft.remark });
    setLimit(draft.limit);
    setRestored((before) => ({ key: before.key + 1, limit: draft.limit }));
  });
  useEffect(() => restore(userId), [userId]);

  const keep = (typed: TypedTraffic) => {
    const { username = '', remark = '' }: Partial<Values> = form.getFieldsValue();
    writeDraft(userId, DRAFT, { username, remark, ...typed, typedIn: locale });
  };
  const bytes = isUnit(limit.unit) ? parseTrafficOrNone(limit.text, limit.unit, locale) : null;

  const submit = ({ username, password, remark = '' }: Values) =>
    run(async () => {
      if (bytes === null) {
        document.getElementById('limit')?.focus();
        return;
      }
      try {
        const answer = await mutateAsync({ username, password, remark, trafficLimit: bytes });
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
