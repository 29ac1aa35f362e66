/** The ways in which a call fails, for tests that play all of them. */
import type { FaultPlan } from '../../../mock/faults';
import { textWithinPattern } from '../eitherText';
import { t } from '../texts';

export interface Failure {
  readonly name: string;
  readonly fault: FaultPlan;
  /** Matches the message of a reading that failed, and that of a change. */
  readonly says: RegExp;
}

/** Neighbours have different messages, so a page where one follows the other shows that each is said. */
export const FAILURES: readonly Failure[] = [
  {
    name: 'an HTTP error',
    fault: { answer: 'status' },
    says: textWithinPattern('failure.http', 'failure.httpChanging'),
  },
  {
    name: 'no JSON',
    fault: { answer: 'html' },
    says: textWithinPattern('failure.json', 'failure.jsonChanging'),
  },
  {
    name: 'a wrong shape',
    fault: { answer: 'wrong-shape' },
    says: textWithinPattern('failure.contract', 'failure.contractChanging'),
  },
  {
    name: 'half a JSON',
    fault: { answer: 'invalid-json' },
    says: textWithinPattern('failure.json', 'failure.jsonChanging'),
  },
  {
    name: 'a code',
    fault: { answer: 'code', code: 30001, msg: t('server.tooManyRequests') },
    says: textWithinPattern('server.tooManyRequests'),
  },
  {
    name: 'a dropped connection',
    fault: { answer: 'drop' },
    says: textWithinPattern('failure.network', 'failure.networkChanging'),
  },
  {
    name: 'a time-out',
    fault: { answer: 'hang' },
    says: textWithinPattern('failure.timeout', 'failure.timeoutChanging'),
  },
];
