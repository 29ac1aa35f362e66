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

/** Matches the message of a failed reading, and that of a failed change. */
const messageOf = (kind: 'http' | 'json' | 'contract' | 'network' | 'timeout') =>
  textWithinPattern(`failure.${kind}`, `failure.${kind}Changing`);

/** Neighbours have different messages, so a page where one follows the other shows that each is said. */
export const FAILURES: readonly Failure[] = [
  { name: 'an HTTP error', fault: { answer: 'status' }, says: messageOf('http') },
  { name: 'no JSON', fault: { answer: 'html' }, says: messageOf('json') },
  { name: 'a wrong shape', fault: { answer: 'wrong-shape' }, says: messageOf('contract') },
  { name: 'half a JSON', fault: { answer: 'invalid-json' }, says: messageOf('json') },
  {
    name: 'a code',
    fault: { answer: 'code', code: 30001, msg: t('server.tooManyRequests') },
    says: textWithinPattern('server.tooManyRequests'),
  },
  { name: 'a dropped connection', fault: { answer: 'drop' }, says: messageOf('network') },
  { name: 'a time-out', fault: { answer: 'hang' }, says: messageOf('timeout') },
];
