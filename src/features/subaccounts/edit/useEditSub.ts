import { Form } from 'antd';
import { useEffect } from 'react';
import { isAnswerLost } from '@/api/answerLost';
import type { SubAccount } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { randomBytes } from '@/lib/browser/random';
import { generatePassword } from '@/lib/credentials';
import type { ItemEnd } from '@/lib/sequentialRun';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { type Turn, useSequentialRun } from '@/ui/form/useSequentialRun';
import { useText } from '@/ui/format/text';
import {
  findSubAccount,
  useRefreshSubAccounts,
  useSubAccountPassword,
  useSubAccountRemark,
} from '../queries';

function readRemark(stored: unknown): string | null {
  return typeof stored === 'object' && stored !== null && 'remark' in stored
    ? String(stored.remark)
    : null;
}

/** A value to save, and its check. */
interface Saving {
  call(): Promise<unknown>;
  /** Returns true when the sub-account, listed after a lost answer, has the new value. */
  isSavedIn(now: SubAccount): boolean;
  onSaved(): void;
}

/** Saves one value of a sub-account, and looks up a lost answer. */
function useSave({ username }: SubAccount) {
  const { busy, start, reset } = useSequentialRun(true);
  const refresh = useRefreshSubAccounts();

  const sendOne = async (
    { call, isSavedIn, onSaved }: Saving,
    turn: Turn,
  ): Promise<ItemEnd<unknown>> => {
    try {
      turn.leave();
      await call();
    } catch (why) {
      // The request policy shows the error; the typed value stays.
      if (!isAnswerLost(why)) return { kind: 'refused', why, isFinal: false, endsRun: true };
      turn.lookUp();
      const now = await findSubAccount(username).catch(() => null);
      if (now === null || !isSavedIn(now)) return { kind: 'lost' };
    }
    onSaved();
    return { kind: 'done' };
  };

  const save = (saving: Saving) =>
    start({
      plan() {
        // A value that was saved may be saved again.
        reset();
        return [username];
      },
      send: (_, turn) => sendOne(saving, turn),
      onEnd: refresh,
    });
  return { busy, save };
}

/** Handles changing a sub-account: password and remark are two calls, each saved by its own button. */
export function useEditSub(sub: SubAccount) {
  const t = useText();
  const { id: userId } = useCustomer();
  const draft = `editsub:${sub.id}`;
  const [passwordForm] = Form.useForm<{ password: string }>();
  const [remarkForm] = Form.useForm<{ remark?: string }>();
  useErrorLanguage(passwordForm);
  const password = useSave(sub);
  const remark = useSave(sub);
  const changePassword = useSubAccountPassword();
  const changeRemark = useSubAccountRemark();

  useEffect(() => {
    const saved = readDraft(userId, draft, readRemark);
    if (saved !== null) remarkForm.setFieldsValue({ remark: saved });
  }, [userId, draft, remarkForm]);

  return {
    passwordForm,
    remarkForm,
    passwordBusy: password.busy,
    remarkBusy: remark.busy,
    generate: () =>
      passwordForm.setFields([
        { name: 'password', value: generatePassword(randomBytes), errors: [] },
      ]),
    keepRemark: (_: unknown, values: { remark?: string }) =>
      writeDraft(userId, draft, { remark: values.remark ?? '' }),
    savePassword: (values: { password: string }) =>
      password.save({
        call: () => changePassword.mutateAsync({ id: sub.id, password: values.password }),
        isSavedIn: (now) => now.password === values.password,
        onSaved() {
          passwordForm.resetFields();
          announce('toast', { kind: 'success', text: t('subaccount.passwordSaved') });
        },
      }),
    saveRemark: ({ remark: text = '' }: { remark?: string }) =>
      remark.save({
        call: () => changeRemark.mutateAsync({ id: sub.id, remark: text }),
        isSavedIn: (now) => now.remark === text,
        onSaved() {
          dropDraft(userId, draft);
          announce('toast', { kind: 'success', text: t('subaccount.remarkSaved') });
        },
      }),
  };
}
