import { Form } from 'antd';
import { useEffect } from 'react';
import type { SubAccount } from '@/api/contract';
import { useUser } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { randomBytes } from '@/lib/browser/random';
import { generatePassword } from '@/lib/credentials';
import { useBusy } from '@/ui/form/useBusy';
import { useErrorLanguage } from '@/ui/form/useErrorLanguage';
import { useText } from '@/ui/format/text';
import { useSubAccountPassword, useSubAccountRemark } from '../queries';

function readRemark(stored: unknown): string | null {
  return typeof stored === 'object' && stored !== null && 'remark' in stored
    ? String(stored.remark)
    : null;
}

/** Changing a sub-account: password and remark are two calls, each saved by its own button. */
export function useEditSub(sub: SubAccount) {
  const t = useText();
  const userId = useUser().data?.id ?? '';
  const draft = `editsub:${sub.id}`;
  const [passwordForm] = Form.useForm<{ password: string }>();
  const [remarkForm] = Form.useForm<{ remark?: string }>();
  useErrorLanguage(passwordForm);
  const password = useBusy();
  const remark = useBusy();
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
      password.run(async () => {
        try {
          await changePassword.mutateAsync({ id: sub.id, password: values.password });
          passwordForm.resetFields();
          announce('toast', { kind: 'success', text: t('subaccount.passwordSaved') });
        } catch {
          // The request policy has said what failed; what was typed stays.
        }
      }),
    saveRemark: (values: { remark?: string }) =>
      remark.run(async () => {
        try {
          await changeRemark.mutateAsync({ id: sub.id, remark: values.remark ?? '' });
          dropDraft(userId, draft);
          announce('toast', { kind: 'success', text: t('subaccount.remarkSaved') });
        } catch {
          // The request policy has said what failed; what was typed stays.
        }
      }),
  };
}
