import {
  hasNoReadableAnswer,
  isCallOver,
  isValueRefusal,
  mayHaveBeenMade,
} from '@/api/callOutcome';
import type { Params } from '@/api/contract';
import { CODE, FAILURE_CODES } from '@/api/contract/codes';
import { BackendError, ContractError, NotSentError, TransportError } from '@/api/contract/errors';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { type ItemResult, NOT_SENT } from '@/lib/sequentialRun';
import { passadd } from '@/services/auth';
import type { CallOptions } from '@/services/call';
import type { Turn } from '@/ui/form/submit/useSequentialRun';
import { findSubAccount } from '../queries';
import { addAttempts } from './addAttempts';

export type SentSubAccount = Params<'auth.passadd'>;

/** Called after a sub-account was added, with its values: an earlier attempt, whose answer was lost, may have sent others. */
type OnAdded = (added: SentSubAccount) => void;

const refused = (why: unknown, isFinal: boolean): ItemResult<unknown> => ({
  kind: 'refused',
  why,
  isFinal,
  // After too many requests, or with the session over, the service refuses every further call too.
  endsRun: why instanceof BackendError && !isValueRefusal(why),
});

/** Returns the error to show once it is certain that a sub-account was not added: the text of `why` may leave that open. */
function whyNotAdded(why: unknown, isTaken: boolean): unknown {
  if (why instanceof BackendError) return why;
  const { usernameTaken } = FAILURE_CODES;
  if (isTaken) return new BackendError('auth.passadd', usernameTaken.code, usernameTaken.msg);
  return why instanceof ContractError ? new TransportError(null, 'json') : why;
}

/**
 * Adds sub-accounts. A lost answer is looked up at once, and again before another attempt: the password of the listed sub-account shows
 * if one of the attempts has added it, even one from before a reload or from another tab.
 */
export function useSendSubAccount() {
  const { id: customer } = useCustomer();
  const isCustomerPresent = useIsCustomerPresent(customer);

  /** Looks a username up in the list; `arrived` is the sub-account if one of our attempts added it. Null for an unreadable list. */
  const lookUp = async (username: string, options?: CallOptions) => {
    try {
      const found = await findSubAccount(username, options);
      const isAttempt = await addAttempts.find(customer, username);
      return {
        isTaken: found !== null,
        arrived: found && isAttempt?.(found.password) ? found : null,
      };
    } catch {
      return null;
    }
  };

  const sendOne = async (
    params: SentSubAccount,
    turn: Turn,
    onAdded: OnAdded,
  ): Promise<ItemResult<unknown>> => {
    const { username, password } = params;
    const added = async (one: SentSubAccount): Promise<ItemResult<unknown>> => {
      await addAttempts.drop(customer, username);
      onAdded(one);
      return { kind: 'done' };
    };
    /**
     * Looks up a lost answer. `isOver`: the backend has finished the call, so nothing can arrive later. A name that somebody else
     * has taken cannot arrive either.
     */
    const lookUpLost = async (why: unknown, isOver: boolean): Promise<ItemResult<unknown>> => {
      turn.noteLookUp();
      const seen = await lookUp(username);
      if (seen?.arrived) return added(seen.arrived);
      if (!seen || !(seen.isTaken || isOver)) return { kind: 'lost' };
      return refused(whyNotAdded(why, seen.isTaken), false);
    };

    const hasAttempts = (await addAttempts.find(customer, username)) !== null;
    if (hasAttempts) {
      turn.noteLookUp();
      const seen = await lookUp(username);
      if (seen?.arrived) return added(seen.arrived);
      if (seen === null) return { kind: 'lost' };
    }
    /** This attempt was certainly not made; earlier ones may have been. */
    const dropIfFirst = async () => {
      if (!hasAttempts) await addAttempts.drop(customer, username);
    };
    await addAttempts.add(customer, username, password);
    if (!turn.maySend()) {
      await dropIfFirst();
      return hasAttempts ? { kind: 'lost' } : NOT_SENT;
    }
    try {
      const { code, msg } = await passadd(params, {
        isShownByCaller: (error) => isCustomerPresent() && hasNoReadableAnswer(error),
      });
      if (code !== CODE.usernameTaken) return await added(params);
      const taken = new BackendError('auth.passadd', code, msg);
      if (hasAttempts) return await lookUpLost(taken, true);
      await dropIfFirst();
      return refused(taken, true);
    } catch (error) {
      if (mayHaveBeenMade(error)) return lookUpLost(error, isCallOver(error));
      await dropIfFirst();
      return error instanceof NotSentError
        ? { kind: 'skipped', why: error, endsRun: true }
        : refused(error, isValueRefusal(error));
    }
  };

  return { sendOne, lookUp };
}
