import { history } from '@umijs/max';
import { useRef, useState } from 'react';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import { CODE } from '@/api/contract/codes';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { NO_TRAFFIC, parseTrafficOrNone, type TypedTraffic } from '@/lib/number/traffic';
import { errorText } from '@/ui/feedback/errorText';
import type { Turn } from '@/ui/form/submit/useSequentialRun';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useDraft } from '@/ui/form/useDraft';
import { useLocaleName, useText } from '@/ui/format/text';
import { useRefreshSubAccounts } from '../queries';
import { readSubAccountDraft } from '../rules/subAccountDraft';
import { addAttempts } from './addAttempts';
import type { AddedState } from './useAddedSubAccount';
import { useLostAdditions } from './useLostAdditions';
import { type SentSubAccount, useSendSubAccount } from './useSendSubAccount';

interface Values {
  readonly username: string;
  readonly password: string;
  readonly remark?: string;
  readonly limit?: TypedTraffic;
}

/** A single sub-account is sent even if the customer leaves the page after the click. */
const SINGLE: Turn = { maySend: () => true, noteLookUp: () => undefined };

/**
 * Handles adding a sub-account. The call is sent once; a taken username is marked on its field, and `problems` are the texts about
 * lost or unreadable answers. A lost one is looked up again by itself. Afterwards the list opens the dialog that the customer asked for.
 */
export function useAddSub() {
  const t = useText();
  const locale = useLocaleName();
  const { id: userId } = useCustomer();
  const { sendOne, lookUp } = useSendSubAccount();
  const refresh = useRefreshSubAccounts();
  const isCustomerPresent = useIsCustomerPresent(userId);
  /** Null for a text that is no amount. */
  const bytesOf = ({ text, unit }: TypedTraffic = NO_TRAFFIC) =>
    parseTrafficOrNone(text, unit, locale);

  /** Why the last try has certainly added none, where its answer cannot be read. */
  const [failure, setFailure] = useState<unknown>(null);
  const next = useRef<AddedState['open']>('handover');
  const announceAdded = (typed: SentSubAccount, added: SentSubAccount) => {
    const name = typed.username;
    const isAsTyped =
      added.password === typed.password &&
      added.remark === typed.remark &&
      added.trafficLimit === typed.trafficLimit;
    const text = t(isAsTyped ? 'subaccount.added' : 'subaccount.addedBefore', { name });
    announce('toast', { kind: 'success', text, names: [name] });
  };

  const paramsOf = ({ username, password, remark = '', limit }: Values): SentSubAccount => ({
    username,
    password,
    remark,
    trafficLimit: bytesOf(limit) ?? 0,
  });

  const draft = useDraft(userId, 'addsub', readSubAccountDraft);
  const openList = (added: string) => {
    draft.drop();
    const state: AddedState = { added, open: next.current };
    // A customer who has gone on to another page stays there.
    if (isCustomerPresent()) history.push('/proxysetting/subaccount', state);
  };
  const form = useSubmitForm<Values>({
    async send(values) {
      lost.forget(values.username);
      setFailure(null);
      const params = paramsOf(values);
      const end = await sendOne(params, SINGLE, (added) => announceAdded(params, added));
      void refresh();
      // The form is left whatever was typed meanwhile: what it had was added.
      if (end.kind === 'done') return openList(params.username);
      if (end.kind === 'lost') {
        lost.add(params.username);
        throw new Error('The answer was lost');
      }
      if (end.kind === 'refused' && hasNoReadableAnswer(end.why)) setFailure(end.why);
      throw end.why;
    },
    fieldOf: (code) => (code === CODE.usernameTaken ? 'username' : null),
    draft,
  });

  const lost = useLostAdditions(lookUp, ({ username, arrived }) => {
    const { form: fields } = form.props;
    // The form may hold another one by now.
    const isInForm = fields.getFieldValue('username') === username;
    void refresh();
    if (!arrived) {
      if (isInForm) fields.setFields([{ name: 'username', errors: [t('server.usernameTaken')] }]);
      else {
        const text = t('subaccount.lost.otherPassword', { name: username });
        announce('toast', { kind: 'info', text, names: [username] });
      }
      return;
    }
    announceAdded(isInForm ? paramsOf(fields.getFieldsValue()) : arrived, arrived);
    if (isInForm) openList(username);
    // Last, because a click on the form would otherwise send it once more.
    void addAttempts.drop(userId, username);
  });

  const openNext = (open: AddedState['open']) => {
    next.current = open;
  };
  const problems = lost.names.map((name) => ({
    text: t('subaccount.lost.add', { name }),
    names: [name],
  }));
  if (failure) problems.push({ text: errorText(failure, t), names: [] });
  return { form, bytesOf, openNext, problems };
}
