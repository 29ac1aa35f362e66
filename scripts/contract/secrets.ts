/**
 * A server's messages are printed without the secrets of its answers. The check prints no value of an answer besides; this is for a
 * server's own words, and for names that it chose.
 */
import { createRedact } from '../../src/features/report/rules/redact';
import { REDACTED } from '../../src/features/report/rules/secrets';
import type { CallReport } from './findings';

/** Fields that hold a secret, or half of one, whatever else has changed in the answer. */
const SECRET_FIELD = /pass|pwd|token|secret|username|^account$/i;
/** Shorter texts are not hidden: they occur in every sentence, so nothing could be printed. */
const SHORTEST = 4;
/** Longer texts are not printed at all: cut in the middle, half a secret would not be recognised. */
const LONGEST_QUOTE = 1000;
/** Characters that control a terminal or turn the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
/** Base64 of a text depends on the number of bytes before it: 0, 1 or 2 of a group of three. */
const BASE64_OFFSETS = [0, 1, 2] as const;
const BYTES_PER_GROUP = 3;
const CHARACTERS_PER_GROUP = 4;
const BITS_PER_BYTE = 8;
const BITS_PER_CHARACTER = 6;

/** Returns the base64 characters that depend on these bytes alone, wherever they stand in a longer text. */
function base64Forms(bytes: Buffer): string[] {
  return BASE64_OFFSETS.map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const first = Math.ceil((offset * BITS_PER_BYTE) / BITS_PER_CHARACTER);
    const groups = Math.floor((offset + bytes.length) / BYTES_PER_GROUP);
    const rest = ((offset + bytes.length) % BYTES_PER_GROUP) * BITS_PER_BYTE;
    const last = groups * CHARACTERS_PER_GROUP + Math.floor(rest / BITS_PER_CHARACTER);
    return encoded.slice(first, last);
  });
}

/** Returns the forms in which a server may repeat a text: as it is, and escaped or encoded for an address, a form, JSON, HTML or a login. */
function formsOf(text: string): string[] {
  const percent = encodeURIComponent(text);
  const hex = Buffer.from(text).toString('hex');
  const json = JSON.stringify(text).slice(1, -1);
  const html = (plain: string) =>
    plain
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
  const byNumber = (write: (unit: number) => string) =>
    Array.from({ length: text.length }, (_, at) => write(text.charCodeAt(at))).join('');
  const base64 = [Buffer.from(text), Buffer.from(text, 'latin1'), Buffer.from(percent)].flatMap(
    base64Forms,
  );
  return [
    text,
    percent,
    encodeURIComponent(percent),
    encodeURI(text),
    new URLSearchParams({ '': text }).toString().slice(1),
    hex,
    hex.replace(/../g, '%$&'),
    json,
    JSON.stringify(json).slice(1, -1),
    byNumber((unit) => `\\u${unit.toString(16).padStart(4, '0')}`),
    ...[html(text), html(json)].flatMap((form) => [
      form,
      form.replaceAll("'", '&#39;'),
      form.replaceAll("'", '&apos;'),
    ]),
    byNumber((unit) => `&#${unit};`),
    byNumber((unit) => `&#x${unit.toString(16)};`),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((form) => encodeURIComponent(form)),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Knows the secrets of the check. They are found in any case, also short ones and those that come after the words that repeat them;
 * besides, as the report of a problem finds them: in several encodings at once, and by their look.
 */
export class Secrets {
  private readonly redact = createRedact();
  private readonly known = new Set<string>();
  /** All forms of all secrets in small letters, the longest first, because one may be a part of another. Null when one was added since. */
  private forms: readonly string[] | null = [];

  /** Adds a text that must not be shown. */
  add(secret: string): void {
    if (secret.length < SHORTEST || this.known.has(secret)) return;
    this.known.add(secret);
    this.forms = null;
    this.redact(secret, { secret: true });
  }

  /** Finds the secrets in a server's answer, wherever they stand. */
  learn(value: unknown, isSecret = false): void {
    if (typeof value === 'string' || typeof value === 'number') {
      if (isSecret) this.add(String(value));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        this.learn(one, isSecret || SECRET_FIELD.test(key));
      }
    }
  }

  /** Makes a server's own words fit to be printed: short, on one line, without control characters and without the secrets known so far. */
  quote(text: string): string {
    const line = text.replace(/\s+/g, ' ').replace(CONTROLS, '').trim();
    return line.length > LONGEST_QUOTE ? `(${line.length} characters)` : this.redact(line);
  }

  /** Hides the known secrets in a text. */
  hide(text: string): string {
    this.forms ??= [...new Set([...this.known].flatMap(formsOf).map((form) => form.toLowerCase()))]
      .filter((form) => form.length >= SHORTEST)
      .sort((a, b) => b.length - a.length);
    // Searching first is much cheaper than replacing, because hardly any text holds a secret.
    const lower = text.toLowerCase();
    return this.forms
      .filter((form) => lower.includes(form))
      .reduce((rest, form) => rest.replace(new RegExp(escaped(form), 'gi'), REDACTED), text);
  }

  /** Hides the secrets in the words of a finished report, when all are known. A verdict stays, though it may be somebody's password. */
  hideIn(report: CallReport): CallReport {
    const findings = report.findings.map((one) => ({
      ...one,
      text: this.hide(one.text),
      field: one.field === null ? null : this.hide(one.field),
    }));
    return { ...report, findings, shows: report.shows.map((text) => this.hide(text)) };
  }
}
