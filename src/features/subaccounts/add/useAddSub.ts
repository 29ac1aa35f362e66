import { history } from '@umijs/max';
import { useRef, useState } from 'react';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import { CODE } from '@/api/contract/codes';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { NO_TRAFFIC, parseTrafficOrNone, type TypedTraffic } from '@/lib/number/traffic';
import type { ItemResult } from '@/lib/sequentialRun';
import { errorText } from '@/ui/feedback/errorText';
import type { Turn } from '@/ui/form/submit/useSequentialRun';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useDraft } from '@/ui/form/useDraft';
import { useLocaleName, useText } from '@/ui/format/text';
import { useRefreshSubAccounts } from '../queries';
import { readSubAccountDraft } from '../rules/subAccountDraft';
import type { AddedState } from './useAddedSubAccount';
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
 * Handles adding a sub-account. The call is sent once; a taken username is marked on its field, and `problem` is the text about a
 * lost or unreadable answer. Afterwards the list opens the dialog that the customer asked for.
 */
export function useAddSub() {
  const t = useText();
  const locale = useLocaleName();
  const { id: userId } = useCustomer();
  const sendOne = useSendSubAccount();
  const refresh = useRefreshSubAccounts();
  const isCustomerPresent = useIsCustomerPresent(userId);
  /** Null for a text that is no amount. */
  const bytesOf = ({ text, unit }: TypedTraffic = NO_TRAFFIC) =>
    parseTrafficOrNone(text, unit, locale);

  /** How the last try ended, where its answer was lost or cannot be read. */
  const [lostTry, setLostTry] = useState<ItemResult<unknown> | null>(null);
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

  const draft = useDraft(userId, 'addsub', readSubAccountDraft);
  const form = useSubmitForm<Values>({
    async send({ username, password, remark = '', limit }) {
      setLostTry(null);
      const params = { username, password, remark, trafficLimit: bytesOf(limit) ?? 0 };
      const end = await sendOne(params, SINGLE, (added) => announceAdded(params, added));
      void refresh();
      if (end.kind === 'done') {
        // The form is left whatever was typed meanwhile: what it had was added.
        draft.drop();
        const state: AddedState = { added: username, open: next.current };
        // A customer who has gone on to another page stays there.
        if (isCustomerPresent()) history.push('/proxysetting/subaccount', state);
        return;
      }
      if (end.kind === 'lost') {
        setLostTry(end);
        throw new Error('The answer was lost');
      }
      if (end.kind === 'refused' && hasNoReadableAnswer(end.why)) setLostTry(end);
      throw end.why;
    },
    fieldOf: (code) => (code === CODE.usernameTaken ? 'username' : null),
    draft,
  });
  const openNext = (open: AddedState['open']) => {
    next.current = open;
  };
  const problem =
    lostTry && (lostTry.kind === 'refused' ? errorText(lostTry.why, t) : t('subaccount.lost.add'));
  return { form, bytesOf, openNext, problem };
}
