/** The findings of the check, call by call, and their overall outcome. */
import { type CallName, calls, pathOf, type RedirectName, redirects } from '../../src/api/contract';
import type { Mode } from './permission';

/** A call of the contract, or one of the two sign-in redirects. */
export type CheckedName = CallName | RedirectName;

/**
 * The weight of a finding. `departs`: the contract is broken and customers notice. `liberal`: the contract is broken, and
 * the portal reads the answer all the same. `note`: nothing is broken; the operator may want to know.
 */
export type Weight = 'departs' | 'liberal' | 'note';

/** One problem of one call. */
export interface Finding {
  readonly weight: Weight;
  /** The broken rule, in a few words that stay the same from run to run. */
  readonly rule: string;
  /** Dotted path of the field in the answer, a row of a list as `*`; null when it is about the whole answer. */
  readonly field: string | null;
  readonly text: string;
  /** Number of times it was found. */
  readonly count: number;
}

/** The verdict on a call: the worst of its findings. */
export type Verdict = 'holds' | 'liberal' | 'departs' | 'not made';

/** Everything about one call. */
export interface CallReport {
  readonly call: CheckedName;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly verdict: Verdict;
  /** The reason why the call was not made; null when it was. */
  readonly notMade: string | null;
  readonly requests: number;
  /** Of its slowest answer; null without any answer. */
  readonly slowestMs: number | null;
  readonly findings: readonly Finding[];
  /** Texts and figures that a customer would see of its answers. */
  readonly shows: readonly string[];
}

/** The outcome of the whole check: the exit codes 0, 1 and 2. */
export type CheckOutcome = 'holds' | 'departs' | 'could not run';

/** The report, as `--json` writes it. */
export interface Report {
  readonly baseUrl: string;
  readonly mode: Mode;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly outcome: CheckOutcome;
  /** The reason why the check could not run, or stopped early; null when it finished. */
  readonly reason: string | null;
  readonly calls: readonly CallReport[];
  /** Things that the check made and could not remove. */
  readonly leftBehind: readonly string[];
}

const endpointOf = (call: CheckedName): Pick<CallReport, 'method' | 'path'> =>
  call === 'account.ggoauth' || call === 'account.yandexoauth'
    ? { method: 'GET', path: redirects[call].path }
    : { method: calls[call].method, path: pathOf(call) };

/** All checked calls, in the order of the contract. */
const CHECKED = [...Object.keys(calls), ...Object.keys(redirects)] as CheckedName[];

/** Functions that report on one call. */
export type CallFindings = ReturnType<Findings['about']>;

interface Entry {
  requests: number;
  slowestMs: number | null;
  notMade: string | null;
  readonly findings: Map<string, Finding>;
  readonly shows: string[];
}

/** Replaces indexes, so that all rows of a list count as one place: `data.list.3.remark` is `data.list.*.remark`. */
export const withoutIndexes = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '.*');

/** Collects the findings. */
export class Findings {
  private readonly entries = new Map<CheckedName, Entry>();
  readonly leftBehind: string[] = [];

  private entry(call: CheckedName): Entry {
    const found = this.entries.get(call);
    if (found) return found;
    const made = { requests: 0, slowestMs: null, notMade: null, findings: new Map(), shows: [] };
    this.entries.set(call, made);
    return made;
  }

  /** Adds a finding; the same rule at the same field is counted up. */
  add(
    call: CheckedName,
    weight: Weight,
    rule: string,
    text: string,
    field: string | null = null,
    times = 1,
  ): void {
    const { findings } = this.entry(call);
    const place = field === null ? null : withoutIndexes(field);
    const key = `${weight} ${rule} ${place}`;
    const { count, ...first } = findings.get(key) ?? { weight, rule, field: place, text, count: 0 };
    findings.set(key, { ...first, count: count + times });
  }

  /** Returns functions that report on one call. */
  about(call: CheckedName) {
    const weigh = (weight: Weight) => (rule: string, text: string, field?: string) =>
      this.add(call, weight, rule, text, field);
    return {
      departs: weigh('departs'),
      liberal: weigh('liberal'),
      note: weigh('note'),
      shows: (text: string) => this.shows(call, text),
    };
  }

  /** Counts a request and the time of its answer; null when it was not answered. */
  sent(call: CheckedName, ms: number | null): void {
    const entry = this.entry(call);
    entry.requests += 1;
    if (ms !== null) entry.slowestMs = Math.max(ms, entry.slowestMs ?? 0);
  }

  /** Adds a text or figure that a customer would see. */
  shows(call: CheckedName, text: string): void {
    const { shows } = this.entry(call);
    if (!shows.includes(text)) shows.push(text);
  }

  /** Sets the reason why a call is not made; the first reason is kept. */
  notMade(call: CheckedName, why: string): void {
    this.entry(call).notMade ??= why;
  }

  of(call: CheckedName): CallReport {
    const { requests, slowestMs, notMade, findings, shows } = this.entry(call);
    const all = [...findings.values()];
    const has = (weight: Weight) => all.some((one) => one.weight === weight);
    const made: Verdict = has('departs') ? 'departs' : has('liberal') ? 'liberal' : 'holds';
    const { method, path } = endpointOf(call);
    return {
      call,
      method,
      path,
      verdict: requests === 0 ? 'not made' : made,
      notMade: requests === 0 ? (notMade ?? 'the check did not get this far') : null,
      requests,
      slowestMs,
      findings: all,
      shows,
    };
  }

  /** Returns the reports of all calls, in the order of the contract. */
  all(): CallReport[] {
    return CHECKED.map((call) => this.of(call));
  }
}
