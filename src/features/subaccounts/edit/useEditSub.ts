import type { FormInstance } from 'antd';
import { isAnswerLost } from '@/api/callOutcome';
import type { SubAccount } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { randomBytes } from '@/lib/browser/random';
import { generatePassword } from '@/lib/credentials';
import type { ItemResult } from '@/lib/sequentialRun';
import { useSequentialRun } from '@/ui/form/useSequentialRun';
import { type Draft, useSubmitForm } from '@/ui/form/useSubmitForm';
import { useText } from '@/ui/format/text';
import {
  findSubAccount,
  useRefreshSubAccounts,
  useSubAccountPassword,
  useSubAccountRemark,
} from '../queries';

interface PasswordValues {
  readonly password: string;
}
interface RemarkValues {
  readonly remark?: string;
}

function readRemark(stored: unknown): RemarkValues | null {
  return typeof stored === 'object' && stored !== null && 'remark' in stored
    ? { remark: String(stored.remark) }
    : null;
}

interface Saving<Values> {
  call(values: Values): Promise<unknown>;
  /** Returns true when the sub-account, listed after a lost answer, has the new value. */
  isSavedIn(now: SubAccount, values: Values): boolean;
  onSaved(form: FormInstance<Values>): void;
  readonly draft?: Draft<Values>;
}

/** Handles the form of one value of a sub-account: a run of one, whose lost answer is looked up. */
function useValueForm<Values extends object>(username: string, saving: Saving<Values>) {
  const { call, isSavedIn, onSaved, draft } = saving;
  const { start, reset } = useSequentialRun(true);
  const refresh = useRefreshSubAccounts();

  const sendOne = async (values: Values, lookUp: () => void): Promise<ItemResult<unknown>> => {
    try {
      await call(values);
    } catch (why) {
      if (!isAnswerLost(why)) return { kind: 'refused', why, isFinal: false, endsRun: true };
      lookUp();
      const now = await findSubAccount(username).catch(() => null);
      if (now === null || !isSavedIn(now, values)) return { kind: 'lost' };
    }
    return { kind: 'done' };
  };

  return useSubmitForm<Values>({
    ...(draft ? { draft } : {}),
    async send(values, form) {
      let isSaved = false;
      await start({
        plan() {
          // A value that was saved may be saved again.
          reset();
          return [username];
        },
        async send(_, turn) {
          turn.leave();
          const end = await sendOne(values, turn.lookUp);
          isSaved = end.kind === 'done';
          if (isSaved) onSaved(form);
          return end;
        },
        onEnd: refresh,
      });
      // The request policy has shown why; the draft stays.
      if (!isSaved) throw new Error('the value was not saved');
    },
  });
}

/** Handles changing a sub-account: password and remark are two calls, each saved by its own form. */
export function useEditSub({ id, username }: SubAccount) {
  const t = useText();
  const { id: userId } = useCustomer();
  const changePassword = useSubAccountPassword();
  const changeRemark = useSubAccountRemark();

  const password = useValueForm<PasswordValues>(username, {
    call: (values) => changePassword.mutateAsync({ id, password: values.password }),
    isSavedIn: (now, values) => now.password === values.password,
    onSaved(form) {
      form.resetFields();
      announce('toast', { kind: 'success', text: t('subaccount.passwordSaved') });
    },
  });
  const remark = useValueForm<RemarkValues>(username, {
    call: (values) => changeRemark.mutateAsync({ id, remark: values.remark ?? '' }),
    isSavedIn: (now, values) => now.remark === (values.remark ?? ''),
    onSaved: () => announce('toast', { kind: 'success', text: t('subaccount.remarkSaved') }),
    draft: { userId, name: `editsub:${id}`, read: readRemark },
  });

  return {
    password,
    remark,
    generate: () =>
      password.props.form.setFields([
        { name: 'password', value: generatePassword(randomBytes), errors: [] },
      ]),
  };
}
