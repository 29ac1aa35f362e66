/**
 * Texts that must never be printed or written: passwords, tokens, proxy credentials. The check avoids printing values of
 * answers; this is the second line of defence, for a server's own words and for names that a server chose.
 */

/** Fields that hold a secret, or half of one, whatever else has changed in the answer. */
const SECRET_FIELD = /pass|pwd|token|secret|username|^account$/i;
/** Shorter texts are not hidden: they occur in every sentence, so nothing could be printed. */
const SHORTEST = 4;
/** A text is cut after this many characters. */
const LONGEST_TEXT = 300;
/** Longer words of a server are not quoted at all: cut in the middle, half a secret would not be recognised. */
const LONGEST_QUOTE = 5000;
/** Characters that control a terminal or turn the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
const HIDDEN = '•••••';
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

/**
 * Returns the forms in which a server may repeat a text: as it is, percent-encoded, in a form, in JSON, in HTML, as base64 (of UTF-8,
 * of Latin-1, in an address), as hex.
 */
function formsOf(text: string): string[] {
  const percent = encodeURIComponent(text);
  const everyByte = [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const json = JSON.stringify(text).slice(1, -1);
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
    everyByte.join(''),
    json,
    JSON.stringify(json).slice(1, -1),
    byNumber((unit) => `\\u${unit.toString(16).padStart(4, '0')}`),
    html,
    html.replaceAll("'", '&#39;'),
    html.replaceAll("'", '&apos;'),
    byNumber((unit) => `&#${unit};`),
    byNumber((unit) => `&#x${unit.toString(16)};`),
    ...base64,
    ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ...base64.map((form) => encodeURIComponent(form)),
    Buffer.from(text).toString('hex'),
    [...text].reverse().join(''),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Knows every secret of the check, and removes them from texts. */
export class Secrets {
  private readonly secrets = new Set<string>();
  /** All forms of all secrets, the longest first, because one secret may be a part of another. */
  private forms: readonly string[] = [];
  private isSorted = true;

  /** Adds a text that must not be shown from now on. */
  add(secret: string): void {
    if (secret.length < SHORTEST || this.secrets.has(secret)) return;
    this.secrets.add(secret);
    this.forms = [...this.forms, ...formsOf(secret).filter((form) => form.length >= SHORTEST)];
    this.isSorted = false;
  }

  /** Finds the secrets in a server's answer, wherever they stand. */
  learn(value: unknown, isSecret = false): void {
    if (typeof value === 'string' || typeof value === 'number') {
      if (isSecret) this.add(String(value));
    } else if (Array.isArray(value)) {
      for (const one of value) this.learn(one, isSecret);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        this.learn(one, isSecret || SECRET_FIELD.test(key));
      }
    }
  }

  /** Replaces all secrets in a text, in any form. */
  hide(text: string): string {
    if (!this.isSorted) {
      this.forms = [...new Set(this.forms)].sort((a, b) => b.length - a.length);
      this.isSorted = true;
    }
    // Searching first is much cheaper than replacing, because hardly any text holds a secret.
    const lower = text.toLowerCase();
    const found = this.forms.filter(
      (form) => text.includes(form) || lower.includes(form.toLowerCase()),
    );
    return found.reduce(
      (rest, form) => rest.replace(new RegExp(escaped(form), 'gi'), HIDDEN),
      text,
    );
  }

  /** Replaces all secrets in every text of a report, and cuts long texts. All secrets must be known by then. */
  hideIn<T>(value: T): T {
    if (typeof value === 'string') {
      const text = this.hide(value);
      return (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text) as T;
    }
    if (Array.isArray(value)) return value.map((one) => this.hideIn(one)) as T;
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, this.hideIn(one)]);
    return Object.fromEntries(entries) as T;
  }

  /**
   * Makes a server's own words fit to be printed: one line, no control characters, without the secrets that are known so
   * far.
   */
  quote(text: string): string {
    if (text.length > LONGEST_QUOTE) return `(${text.length} characters)`;
    return this.hide(text.replace(/\s+/g, ' ').replace(CONTROLS, '').trim());
  }
}
