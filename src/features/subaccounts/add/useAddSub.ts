import { useQuery } from '@tanstack/react-query';
import { history } from '@umijs/max';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import { CODE } from '@/api/contract/codes';
import { cacheKey } from '@/api/keys';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { NO_TRAFFIC, parseTrafficOrNone, type TypedTraffic } from '@/lib/number/traffic';
import { errorText } from '@/ui/feedback/errorText';
import type { Turn } from '@/ui/form/submit/useSequentialRun';
import { useSubmitForm } from '@/ui/form/submit/useSubmitForm';
import { useDraft } from '@/ui/form/useDraft';
import { useLocaleName, useText } from '@/ui/format/text';
import { LOOK_AGAIN_MS, useRefreshSubAccounts } from '../queries';
import { readSubAccountDraft } from '../rules/subAccountDraft';
import { addAttempts } from './addAttempts';
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

  /** The last try of each name of which it is not known whether it was added. */
  const [lost, setLost] = useState<readonly SentSubAccount[]>([]);
  const forget = (name: string) =>
    setLost((all) => all.filter(({ username }) => username !== name));
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
      forget(values.username);
      setFailure(null);
      const params = paramsOf(values);
      const end = await sendOne(params, SINGLE, (added) => announceAdded(params, added));
      void refresh();
      // The form is left whatever was typed meanwhile: what it had was added.
      if (end.kind === 'done') return openList(params.username);
      if (end.kind === 'lost') {
        setLost((all) => [...all, params]);
        throw new Error('The answer was lost');
      }
      if (end.kind === 'refused' && hasNoReadableAnswer(end.why)) setFailure(end.why);
      throw end.why;
    },
    fieldOf: (code) => (code === CODE.usernameTaken ? 'username' : null),
    draft,
  });

  const { data: found } = useQuery({
    queryKey: cacheKey('auth.sublist', {
      purpose: 'lost',
      names: lost.map(({ username }) => username),
    }),
    queryFn: async () => {
      for (const { username } of lost) {
        // The note stays while a look-up fails, so no toast tells it each time.
        const seen = await lookUp(username, { isShownByCaller: () => true });
        if (seen?.isTaken) return { username, arrived: seen.arrived };
      }
      return null;
    },
    enabled: lost.length > 0,
    // The sending has just looked, and has not found it.
    initialData: null,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
  });
  const noteFound = useEffectEvent(({ username, arrived: added }: NonNullable<typeof found>) => {
    const { form: fields } = form.props;
    const isSame = fields.getFieldValue('username') === username;
    forget(username);
    if (!added) {
      // None of our tries has added it, and now none can.
      if (isSame) fields.setFields([{ name: 'username', errors: [t('server.usernameTaken')] }]);
      return;
    }
    announceAdded(isSame ? paramsOf(fields.getFieldsValue()) : added, added);
    void refresh();
    // The form may hold another one by now.
    if (isSame) openList(username);
    // Last, because a click on the form would otherwise send it once more.
    void addAttempts.drop(userId, username);
  });
  useEffect(() => {
    if (found) noteFound(found);
  }, [found]);

  const openNext = (open: AddedState['open']) => {
    next.current = open;
  };
  const problems = lost.map(({ username: name }) => ({
    text: t('subaccount.lost.add', { name }),
    names: [name],
  }));
  if (failure) problems.push({ text: errorText(failure, t), names: [] });
  return { form, bytesOf, openNext, problems };
}
