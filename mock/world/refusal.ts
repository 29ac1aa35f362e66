import { CODE, KNOWN_MESSAGES } from '../../src/api/contract';

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
  new Refusal(CODE.parameterWrong, `Invalid parameter: ${name}`);

/** Makes the refusal of a missing, unknown or ended token: 10013. */
export const sessionInvalid = (): Refusal => new Refusal(CODE.sessionInvalid, 'Session invalid');

/** Makes a refusal whose text the catalogue knows. */
export function refuse(reason: keyof typeof KNOWN_MESSAGES & keyof typeof CODE): Refusal {
  return new Refusal(CODE[reason], KNOWN_MESSAGES[reason]);
}
