import { type CallName, calls } from './calls';
import { secret } from './wire';

/** The part of a value's schema that decides how much of the value a report of a problem may hold (docs/report.md). */
export interface RedactionSchema {
  readonly entries?: Readonly<Record<string, RedactionSchema>>;
  readonly item?: RedactionSchema;
  readonly secret?: boolean;
  readonly personal?: boolean;
}

const PLAIN: RedactionSchema = {};

/** Returns the form of a call as a report holds it: its parameters, the session's token, and the envelope of the answer. */
export const redactionSchemaOf = (call: CallName): RedactionSchema => ({
  entries: {
    params: calls[call].params.wire as RedactionSchema,
    token: secret,
    code: PLAIN,
    msg: PLAIN,
    success: PLAIN,
    data: calls[call].data.wire as RedactionSchema,
  },
});
