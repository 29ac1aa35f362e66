/**
 * What a server says is printed without the secrets of its answers. The check prints no value of an answer besides; this is for a
 * server's own words, and for names that it chose.
 */
import { createRedact } from '../../src/features/report/rules/redact';

/** Fields that hold a secret, or half of one, whatever else has changed in the answer. */
const SECRET_FIELD = /pass|pwd|token|secret|username|^account$/i;
/** Longer texts are not printed at all: cut in the middle, half a secret would not be recognised. */
const LONGEST_QUOTE = 1000;
/** Characters that control a terminal or turn the direction of writing. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

/** Knows the secrets of the check, and finds them as the report of a problem does: in any encoding, and by their look. */
export class Secrets {
  private readonly redact = createRedact();

  /** Adds a text that must not be shown from now on. */
  add(secret: string): void {
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

  /** Makes a server's own words fit to be printed: short, on one line, without control characters and without secrets. */
  quote(text: string): string {
    const line = text.replace(/\s+/g, ' ').replace(CONTROLS, '').trim();
    return line.length > LONGEST_QUOTE ? `(${line.length} characters)` : this.redact(line);
  }
}
