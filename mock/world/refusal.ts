import { FAILURE_CODES, type FailureName } from '../../src/api/contract/codes';

/** A call that the backend refuses: becomes an envelope with a code that is not 0. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: number,
    readonly msg: string,
    readonly data: unknown = null,
  ) {
    super(`${code} ${msg}`);
  }
}

/** Makes the refusal of a missing or wrong parameter (or another part of the request): 40001. */
export const wrongParameter = (name: string): Refusal =>
  new Refusal(FAILURE_CODES.parameterWrong.code, `Invalid parameter: ${name}`);

/** Makes the refusal of a missing, unknown or ended token: 10013. */
export const sessionInvalid = (): Refusal =>
  new Refusal(FAILURE_CODES.sessionInvalid.code, 'Session invalid');

/** Makes the refusal with the code and the text of a row of the contract; `data` are what its envelope carries. */
export function refuse(
  reason: Exclude<FailureName, 'sessionInvalid' | 'parameterWrong'>,
  data: unknown = null,
): Refusal {
  const { code, msg } = FAILURE_CODES[reason];
  return new Refusal(code, msg, data);
}
