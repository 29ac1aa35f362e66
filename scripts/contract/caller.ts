/**
 * Makes one call of the contract and checks its answer against every rule that all answers share: status, headers,
 * envelope, the exact form of the data, and the deviations that reading it accepted.
 */
import * as v from 'valibot';
import {
  API_BASE,
  type Call,
  type CallName,
  calls,
  type Data,
  type Deviation,
  decodePassedEnvelope,
  type Envelope,
  encodeParams,
  onDeviation,
  type Params,
  parseData,
  parseEnvelope,
  pathOf,
  TOKEN_HEADER,
} from '../../src/api/contract';
import { CODE, codeRule, knownMessage, namedParameter } from '../../src/api/contract/codes';
import { ignored } from '../../src/api/contract/decoders';
import { BackendError, ContractError, TransportError } from '../../src/api/contract/errors';
import { type CheckedName, type Findings, type Weight, withoutIndexes } from './findings';
import { isAllowed, type Mode } from './permission';
import type { Secrets } from './secrets';
import * as shown from './shown';
import { type HttpAnswer, NO_ANSWER, NoAnswer, type Transport } from './transport';

/** The check was stopped by Ctrl-C: no further call is made, except to remove what the check has made. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** The backend has stopped answering: every further call would only take a time-out. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The result of a call. `silence`: no readable answer; the finding has been added already. */
export type CallOutcome<C extends CallName> =
  | { readonly kind: 'data'; readonly data: Data<C> }
  | {
      readonly kind: 'code';
      readonly code: number;
      /** The server's own words, fit to be printed. */
      readonly msg: string;
      readonly data: Data<C> | null;
    }
  /** `code`: of an envelope whose data cannot be read. */
  | { readonly kind: 'silence'; readonly code: number | null };

/** Everything that a caller works with. */
export interface CallerOptions {
  readonly transport: Transport;
  /** The address before `/api`, without a slash at its end. */
  readonly base: string;
  readonly findings: Findings;
  readonly secrets: Secrets;
  readonly mode: Mode;
  readonly timeoutMs: number;
  /** Pause between two requests. */
  readonly pauseMs: number;
  /** Longest time until a change may still take effect after its answer was lost. */
  readonly settleMs: number;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** After this many time-outs in a row the backend counts as gone. */
const TIME_OUTS_MAX = 4;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = /^application\/json\b/i;
const FIRST_ERROR_STATUS = 400;
const OK = 200;

/**
 * The weight of a deviation, `liberal` unless listed. Rows left out, and data counted as absent, are lost to the customer.
 */
const DEVIATION_WEIGHT: Partial<Record<Deviation['rule'], Weight>> = {
  'row left out': 'departs',
  'data left out': 'departs',
  'extra field': 'note',
};
const DEVIATION_TEXT: Readonly<Record<Deviation['rule'], string>> = {
  'extra field': 'a field that the contract does not have; the portal ignores it',
  'money as a number': 'money is a JSON number; the contract has a decimal text',
  'fraction digits': 'money has another number of fraction digits than the contract asks for',
  'number as text': 'a number comes as text',
  'text as a number': 'an id or a text comes as a number',
  milliseconds: 'a time is in milliseconds; the contract has seconds',
  absent: 'it is null or missing where the contract has a value',
  flag: 'a yes or no is not true or false',
  'small letters': 'the code of a country is in small letters',
  'unlisted value': 'a value that the contract’s list does not have; the portal shows “Other: …”',
  'neutral value': 'it cannot be read; the portal shows nothing in its place',
  'row left out': 'a row cannot be read and is left out',
  'data left out': 'the data of a refusal cannot be read and counts as absent',
};

/** Codes for requests that the portal itself never sends. */
const ONLY_WRONG_CLIENTS: readonly number[] = [CODE.sessionInvalid, CODE.parameterWrong];

const MEANINGS = new Map(Object.entries(CODE).map(([meaning, code]) => [code as number, meaning]));

/** Waits for so many ms. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns the code of an answer, if it has one. */
function codeIn(body: unknown): number | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'number' ? code : null;
}

interface SendOptions {
  /** The customer's token by default. */
  readonly token?: string;
  /** True for calls that must be made even after Ctrl-C: they remove what the check has made. */
  readonly unstoppable?: boolean;
}

/** Functions that make one call and report on it. */
export type Endpoint<C extends CallName> = ReturnType<typeof Caller.prototype.endpoint<C>>;

/** Makes calls, one after the other. */
export class Caller {
  /** The token that calls are sent with. */
  token = '';
  private timeOuts = 0;
  private readonly silent = new Set<CheckedName>();

  constructor(readonly options: CallerOptions) {}

  /** Returns functions that make one call and report on it. */
  endpoint<C extends CallName>(name: C) {
    return {
      ...this.options.findings.about(name),
      name,
      ask: (params: Params<C>, options?: SendOptions) => this.ask(name, params, options),
      read: (params: Params<C>) => this.read(name, params),
      refused: (
        params: Readonly<Record<string, string>>,
        code: number | readonly number[],
        what: string,
        options?: SendOptions,
      ) => this.refused(name, params, code, what, options),
    };
  }

  /** Returns true when a call got no answer before: asking again for details would only take time. */
  isSilent(call: CheckedName): boolean {
    return this.silent.has(call);
  }

  /** Makes a call that should succeed, and reads its answer as the portal does. */
  async ask<C extends CallName>(
    call: C,
    params: Params<C>,
    options?: SendOptions,
  ): Promise<CallOutcome<C>> {
    const outcome = await this.make(call, encodeParams(call, params), options);
    if (outcome.kind === 'code') {
      this.reportWrongCode(call, outcome.code, CODE.success, 'a right request');
      this.reportReaction(call, outcome.code, outcome.msg);
    }
    return outcome;
  }

  /** Makes a call as `ask` does, and returns only its data; null when there is none. */
  async read<C extends CallName>(call: C, params: Params<C>): Promise<Data<C> | null> {
    const outcome = await this.ask(call, params);
    return outcome.kind === 'data' ? outcome.data : null;
  }

  /**
   * Makes a call that should be refused.
   * @param params as they are sent, so that they can be wrong
   * @param what the wrong request, in words: "a wrong `page`"
   */
  async refused(
    call: CallName,
    params: Readonly<Record<string, string>>,
    code: number | readonly number[],
    what: string,
    options?: SendOptions,
  ): Promise<void> {
    if (this.silent.has(call)) return;
    const outcome = await this.make(call, params, options);
    const codes = [code].flat();
    if (outcome.kind !== 'code') {
      const isSuccess = outcome.kind === 'data' || outcome.code === CODE.success;
      if (isSuccess) this.reportWrongCode(call, CODE.success, codes, what);
      return;
    }
    const isExpected = codes.includes(outcome.code);
    if (!isExpected) this.reportWrongCode(call, outcome.code, codes, what);
    // The portal's text for it matters only for a code that a customer can cause.
    if (!isExpected || !ONLY_WRONG_CLIENTS.includes(outcome.code)) {
      this.reportReaction(call, outcome.code, outcome.msg);
    }
  }

  /** Makes a call and checks its answer against the rules for all; the expected code is the caller's business. */
  async make<C extends CallName>(
    call: C,
    params: Readonly<Record<string, string>>,
    options: SendOptions = {},
  ): Promise<CallOutcome<C>> {
    if (!isAllowed(call, this.options.mode)) throw new Error(`${call} is not allowed in this mode`);
    const { method }: Call = calls[call];
    const fields = new URLSearchParams(params).toString();
    const isGet = method === 'GET';
    const query = isGet && fields !== '' ? `?${fields}` : '';
    const answer = await this.send(call, {
      method,
      url: `${this.options.base}${API_BASE}${pathOf(call)}${query}`,
      headers: {
        [TOKEN_HEADER]: options.token ?? this.token,
        Accept: 'application/json',
        ...(isGet ? {} : { 'Content-Type': FORM }),
      },
      body: isGet ? null : fields,
      unstoppable: options.unstoppable ?? false,
    });
    return answer === null ? { kind: 'silence', code: null } : this.readAnswer(call, answer);
  }

  /** Opens an address that is no call; null when it is not answered. */
  open(call: CheckedName, url: string): Promise<HttpAnswer | null> {
    return this.send(call, { method: 'GET', url, headers: {}, body: null, unstoppable: false });
  }

  private async send(
    call: CheckedName,
    request: {
      readonly method: 'GET' | 'POST';
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | null;
      readonly unstoppable: boolean;
    },
  ): Promise<HttpAnswer | null> {
    const { transport, findings, timeoutMs, pauseMs, signal } = this.options;
    const { unstoppable, ...rest } = request;
    if (!unstoppable && signal.aborted) throw new Interrupted();
    if (pauseMs > 0) await pause(pauseMs);
    const start = performance.now();
    try {
      const answer = await transport({ ...rest, timeoutMs, signal: unstoppable ? null : signal });
      findings.sent(call, Math.round(performance.now() - start));
      this.timeOuts = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      findings.sent(call, null);
      if (error.why === 'cancelled') throw new Interrupted();
      this.silent.add(call);
      findings.about(call).departs('no answer', `no answer: ${NO_ANSWER[error.why]}`);
      this.showFailure(call, error.why === 'time-out' ? 'timeout' : 'network');
      this.timeOuts = error.why === 'time-out' ? this.timeOuts + 1 : 0;
      if (!unstoppable && this.timeOuts >= TIME_OUTS_MAX) throw new Unreachable();
      return null;
    }
  }

  /** Says what a customer sees of a call without a readable answer; a number is its HTTP status. */
  private showFailure(call: CheckedName, failure: 'network' | 'timeout' | 'json' | number): void {
    if (!(call in calls)) return;
    const name = call as CallName;
    const error =
      typeof failure === 'number'
        ? new TransportError(name, 'http', failure)
        : new TransportError(name, failure);
    this.options.findings.shows(name, shown.describeReaction(name, error));
  }

  private reportReaction(call: CallName, code: number, msg: string): void {
    const words = shown.describeReaction(call, new BackendError(call, code, msg));
    this.options.findings.shows(call, `code ${code}: ${words}`);
  }

  private reportWrongCode(
    call: CallName,
    received: number,
    wanted: number | readonly number[],
    what: string,
  ) {
    const text = `${what}: code ${received}, not ${[wanted].flat().join(' or ')}`;
    this.options.findings.about(call).departs(`code for ${what}`, text);
  }

  /** Checks headers, status and JSON. */
  private readAnswer<C extends CallName>(call: C, answer: HttpAnswer): CallOutcome<C> {
    const { findings, secrets } = this.options;
    const { departs } = findings.about(call);
    const { status } = answer;
    if (status !== OK) departs('HTTP status', `HTTP status ${status}, not 200`);
    if (status >= FIRST_ERROR_STATUS) this.showFailure(call, status);
    const type = answer.header('content-type');
    if (type === null || !JSON_TYPE.test(type)) {
      const received = type === null ? 'missing' : `“${secrets.quote(type)}”`;
      departs('content type', `the content type is ${received}, not application/json`);
    }
    if (!/\bno-store\b/i.test(answer.header('cache-control') ?? '')) {
      const text = 'no “Cache-Control: no-store”: a browser or a proxy between may keep the answer';
      departs('no-store', text);
    }
    let body: unknown;
    try {
      body = JSON.parse(answer.body);
    } catch {
      departs('JSON', 'the body is no JSON');
      if (status < FIRST_ERROR_STATUS) this.showFailure(call, 'json');
      return { kind: 'silence', code: null };
    }
    secrets.learn(body);
    return this.collectDeviations(call, body, () => this.readEnvelope(call, body));
  }

  /** Runs a reading and adds the deviations that it accepted to the findings. */
  private collectDeviations<C extends CallName>(
    call: C,
    body: unknown,
    read: () => CallOutcome<C>,
  ): CallOutcome<C> {
    const { findings, secrets } = this.options;
    const deviations: Deviation[] = [];
    const stop = onDeviation((deviation) => deviations.push(deviation));
    let refusedField: string | null = null;
    let outcome: CallOutcome<C>;
    try {
      outcome = read();
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      refusedField = error.field;
      const { departs, shows } = findings.about(call);
      departs('unreadable', 'it is missing or cannot be read', secrets.quote(error.field));
      shows(shown.describeReaction(call, error));
      outcome = { kind: 'silence', code: codeIn(body) };
    } finally {
      stop();
    }
    this.reportDeviations(call, deviations);
    const reported = new Set([...deviations.map(({ field }) => field), refusedField]);
    if (outcome.kind !== 'code' || outcome.data !== null) this.checkExactForm(call, body, reported);
    return outcome;
  }

  /** Adds each deviation once, with its count, though it was taken in every row of a list. */
  private reportDeviations(call: CallName, deviations: readonly Deviation[]): void {
    const counts = new Map<string, { readonly deviation: Deviation; count: number }>();
    for (const deviation of deviations) {
      const key = `${deviation.rule} ${withoutIndexes(deviation.field)}`;
      const found = counts.get(key) ?? { deviation, count: 0 };
      found.count += 1;
      counts.set(key, found);
    }
    const { findings, secrets } = this.options;
    for (const { deviation, count } of counts.values()) {
      const { rule, field } = deviation;
      const weight = DEVIATION_WEIGHT[rule] ?? 'liberal';
      findings.add(call, weight, rule, DEVIATION_TEXT[rule], secrets.quote(field), count);
    }
  }

  private readEnvelope<C extends CallName>(call: C, body: unknown): CallOutcome<C> {
    const envelope = parseEnvelope(call, body);
    const { departs, liberal } = this.options.findings.about(call);
    if (typeof body === 'object' && body !== null) {
      if ('success' in body && body.success === false) {
        departs('success', 'the portal takes `success: false` for a failure', 'success');
      }
      if (envelope.code === CODE.success && !('data' in body)) {
        liberal('absent', '`data` is missing beside code 0', 'data');
      }
    }
    if (envelope.code !== CODE.success) return this.readRefusal(call, envelope);
    const data = parseData(call, envelope.data);
    this.reportUnreadRows(call, data);
    return { kind: 'data', data };
  }

  private readRefusal<C extends CallName>(call: C, envelope: Envelope): CallOutcome<C> {
    const { code, msg } = envelope;
    const row: Call = calls[call];
    this.checkMessage(call, code, msg);
    const data = row.passThrough === 'all' ? decodePassedEnvelope(call, envelope).data : null;
    return { kind: 'code', code, msg: this.options.secrets.quote(msg), data };
  }

  /**
   * Checks that the portal knows the message by its text: it shows an unknown one untranslated, to Russian customers too.
   */
  private checkMessage(call: CallName, code: number, msg: string): void {
    const { liberal, note } = this.options.findings.about(call);
    const words = `“${this.options.secrets.quote(msg)}”`;
    const meaning = MEANINGS.get(code);
    if (meaning === undefined) {
      note(`code ${code}`, `code ${code}, which the contract does not have: ${words}`, 'code');
      return;
    }
    const isRight =
      meaning === 'parameterWrong'
        ? namedParameter(msg) !== null
        : codeRule(code).msg === null || knownMessage(msg) === meaning;
    if (isRight) return;
    liberal(
      `msg of ${code}`,
      `code ${code} comes with ${words}, which the portal cannot translate`,
      'msg',
    );
  }

  /** Adds the line that the portal shows above a list with unreadable rows. */
  private reportUnreadRows(call: CallName, data: unknown): void {
    if (typeof data !== 'object' || data === null || !('unread' in data)) return;
    const { unread } = data as {
      readonly unread: { count: number; rows: number; field: string } | null;
    };
    if (unread === null) return;
    const { departs, shows } = this.options.findings.about(call);
    shows(`above the list: “${shown.unreadRows(unread.count, unread.rows)}”`);
    const text = 'it is missing or cannot be read, so its row is left out';
    departs('unreadable', text, this.options.secrets.quote(unread.field));
  }

  /** Compares the data with the exact form, without the fields that the reading has reported already. */
  private checkExactForm(
    call: CallName,
    body: unknown,
    reported: ReadonlySet<string | null>,
  ): void {
    const { liberal } = this.options.findings.about(call);
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
    const { data: reader }: Call = calls[call];
    if (reader === ignored && data !== null) {
      liberal('data', 'the contract has null; the portal ignores it', 'data');
    }
    const { issues } = v.safeParse(reader.wire, data);
    for (const issue of issues ?? []) {
      const path = (issue.path ?? []).map(({ key }) => String(key));
      const field = ['data', ...path].join('.');
      // A field inside something that was refused or left out as a whole has been reported with it.
      const isReported = [...reported].some(
        (one) => one !== null && `${field}.`.startsWith(`${one}.`),
      );
      if (isReported) continue;
      const text = 'it does not have the exact form of the contract';
      liberal('exact form', text, this.options.secrets.quote(field));
    }
  }
}
