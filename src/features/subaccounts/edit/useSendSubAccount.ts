import { useRef } from 'react';
import { hasAnswer, isAnswerLost, wasNotSent } from '@/api/answerLost';
import type { Params } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/failures';
import { isRefused } from '@/api/refusal';
import { arrivedTry } from '@/lib/credentials';
import type { ItemEnd } from '@/lib/sequentialRun';
import type { Turn } from '@/ui/form/useSequentialRun';
import { findSubAccount, useAddSubAccount } from '../queries';

export type SentSubAccount = Params<'auth.passadd'>;

/** Called after a sub-account was added. `isEarlier`: an earlier try, whose answer was lost, has added the sub-account. */
type OnAdded = (added: SentSubAccount, isEarlier: boolean) => void;

/** The run was stopped before its call left. */
const NOT_SENT: ItemEnd<unknown> = { kind: 'skipped', why: null, endsRun: true };

const refused = (why: unknown, isFinal: boolean): ItemEnd<unknown> => ({
  kind: 'refused',
  why,
  isFinal,
  // After too many requests, or with the session over, the service refuses every further call too.
  endsRun: why instanceof BackendError && !isRefused(why),
});

/**
 * Adds sub-accounts. A lost answer is looked up at once, and again before another try: the password of the listed sub-account shows
 * if one of these tries has added it.
 */
export function useSendSubAccount() {
  const { mutateAsync: add } = useAddSubAccount();
  /** The tries without an answer. */
  const tries = useRef<SentSubAccount[]>([]);

  /** Finds the listed sub-account of that name, and the try that has added it; null when the list cannot be read. */
  const lookUp = async (username: string) => {
    try {
      const found = await findSubAccount(username);
      return { isTaken: found !== null, arrived: arrivedTry(found, tries.current) };
    } catch {
      return null;
    }
  };

  const sendOne = async (
    params: SentSubAccount,
    turn: Turn,
    onAdded: OnAdded,
  ): Promise<ItemEnd<unknown>> => {
    const { username } = params;
    const found = (arrived: SentSubAccount): ItemEnd<unknown> => {
      onAdded(arrived, true);
      return { kind: 'done' };
    };
    /**
     * Looks up a lost answer. `isOver`: the backend has finished the call, so nothing can arrive later. A name that somebody else
     * has taken cannot arrive either.
     */
    const lookUpLost = async (why: unknown, isOver: boolean): Promise<ItemEnd<unknown>> => {
      turn.lookUp();
      const seen = await lookUp(username);
      if (seen?.arrived) return found(seen.arrived);
      return seen && (seen.isTaken || isOver) ? refused(why, false) : { kind: 'lost' };
    };

    const isTried = tries.current.some((one) => one.username === username);
    if (isTried) {
      turn.lookUp();
      const seen = await lookUp(username);
      if (seen?.arrived) return found(seen.arrived);
      if (seen === null) return { kind: 'lost' };
    }
    if (!turn.leave()) return isTried ? { kind: 'lost' } : NOT_SENT;
    try {
      const { code, msg } = await add(params);
      if (code === CODE.usernameTaken) {
        const taken = new BackendError('auth.passadd', code, msg);
        return isTried ? lookUpLost(taken, true) : refused(taken, true);
      }
      onAdded(params, false);
      return { kind: 'done' };
    } catch (error) {
      if (wasNotSent(error)) return { kind: 'skipped', why: error, endsRun: true };
      if (!isAnswerLost(error)) return refused(error, isRefused(error));
      tries.current.push(params);
      return lookUpLost(error, hasAnswer(error));
    }
  };

  return sendOne;
}
