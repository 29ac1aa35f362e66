import type { FormInstance } from 'antd';
import { hasNoReadableAnswer, mayHaveBeenMade } from '@/api/callOutcome';
import type { SubAccount } from '@/api/contract';
import { session, useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { readRemarkDraft } from '@/lib/remark';
import type { MessageKey } from '@/locales/keys';
import { passupdate, remarkupdate } from '@/services/auth';
import type { CallOptions } from '@/services/call';
import { errorText } from '@/ui/feedback/errorText';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { type Draft, useDraft } from '@/ui/form/useDraft';
import { currentText, useText } from '@/ui/format/text';
import { findSubAccount, useRefreshSubAccounts } from '../queries';

interface PasswordValues {
  readonly password: string;
}
interface RemarkValues {
  readonly remark?: string;
}

interface Saving<Values> {
  call(values: Values, options: CallOptions): Promise<unknown>;
  /** Returns true when the sub-account, listed after a lost answer, has the new value. */
  isSavedIn(now: SubAccount, values: Values): boolean;
  readonly savedText: MessageKey;
  onSent?(form: FormInstance<Values>): void;
  readonly draft?: Draft<Partial<Values>>;
}

/** Handles the form of one value of a sub-account, whose lost answer is looked up. */
function useValueForm<Values extends object>(username: string, saving: Saving<Values>) {
  const { call, isSavedIn, savedText, onSent, draft } = saving;
  const t = useText();
  const refresh = useRefreshSubAccounts();
  return useSubmitForm<Values>({
    draft,
    onSent,
    async send(values) {
      try {
        await call(values, { isShownByCaller: hasNoReadableAnswer });
      } catch (error) {
        const now = mayHaveBeenMade(error) && (await findSubAccount(username).catch(() => null));
        if (!now || !isSavedIn(now, values)) {
          // A customer who has gone on to another page is told, too.
          if (hasNoReadableAnswer(error) && session.customer() !== null)
            announce('toast', { kind: 'error', text: errorText(error, currentText) });
          throw error;
        }
      } finally {
        void refresh();
      }
      announce('toast', { kind: 'success', text: t(savedText) });
    },
  });
}

/** Handles changing a sub-account: password and remark are two calls, each saved by its own form. */
export function useEditSub({ id, username }: SubAccount) {
  const password = useValueForm<PasswordValues>(username, {
    call: (values, options) => passupdate({ id, password: values.password }, options),
    isSavedIn: (now, values) => now.password === values.password,
    savedText: 'subaccount.passwordSaved',
    onSent: (sent) => sent.resetFields(),
  });
  const remark = useValueForm<RemarkValues>(username, {
    call: (values, options) => remarkupdate({ id, remark: values.remark ?? '' }, options),
    isSavedIn: (now, values) => now.remark === (values.remark ?? ''),
    savedText: 'subaccount.remarkSaved',
    draft: useDraft(useCustomer().id, `editsub:${id}`, readRemarkDraft),
  });

  return { password, remark };
}
