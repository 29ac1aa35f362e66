import { useEffect, useEffectEvent, useState } from 'react';
import { customerKey, sessionStore } from '@/lib/browser/storage/storage';
import { convertTypedNumber, type Retype } from '@/lib/number/decimalInput';
import { type Fields, fieldsOf, parseFields } from '@/lib/text/json';
import { useLocaleName } from '../format/text';

/**
 * Unsent input of a form. This tab keeps it by customer, so that it outlives the session, a reload and a visit to the
 * payment page.
 */
export interface Draft<T> {
  /** The input from before this form was opened; null when there was none. */
  readonly saved: T | null;
  write(typed: object): void;
  /** Gives the draft up: it was sent, or its dialog was closed. */
  drop(): void;
}

/**
 * Returns the draft of a form.
 * @param read returns what is kept of the fields, so never a secret; null for fields that make no draft
 */
export function useDraft<T extends object>(
  userId: string,
  name: string,
  read: (fields: Fields, retype: Retype) => T | null,
): Draft<T> {
  const locale = useLocaleName();
  const key = customerKey('draft', `${userId}:${name}`);
  const [saved] = useState(() => {
    const fields = parseFields(sessionStore.read(key));
    const from = typeof fields.typedIn === 'string' ? fields.typedIn : locale;
    return read(fields, (number) => convertTypedNumber(number, from, locale));
  });
  return {
    saved,
    write(typed) {
      const kept = read(fieldsOf(typed), (number) => number);
      sessionStore.write(key, JSON.stringify({ ...kept, typedIn: locale }));
    },
    drop: () => sessionStore.remove(key),
  };
}

/** Writes a draft whenever `typed` has changed; null gives it up. */
export function useKeptDraft<T extends object>(draft: Draft<T>, typed: T | null): void {
  const content = typed && JSON.stringify(typed);
  const keep = useEffectEvent((text: string | null) =>
    text === null ? draft.drop() : draft.write(parseFields(text)),
  );
  useEffect(() => keep(content), [content]);
}
