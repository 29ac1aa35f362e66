import { renderHook } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import type { ComponentType, PropsWithChildren } from 'react';
import type { Retype } from '@/lib/number/decimalInput';
import type { Fields } from '@/lib/text/json';
import { useDraft, useKeptDraft } from './useDraft';

/** Umi's types of IntlProvider are older than React's and lack children. */
const Texts = IntlProvider as unknown as ComponentType<
  PropsWithChildren<{ readonly locale: string }>
>;

interface Login {
  readonly name: string;
  readonly limit: string;
}

const readLogin = ({ name, limit }: Fields, retype: Retype): Login | null =>
  typeof name === 'string' && typeof limit === 'string' ? { name, limit: retype(limit) } : null;

/** Opens a form in a language. */
const open = (locale = 'en-US', customer = 'A', form = 'login') =>
  renderHook(() => useDraft(customer, form, readLogin), {
    wrapper: ({ children }: PropsWithChildren) => <Texts locale={locale}>{children}</Texts>,
  }).result.current;

const TYPED: Login = { name: '1,500', limit: '1,500' };

beforeEach(() => sessionStorage.clear());

test('what was typed is there again until it is given up, for this customer and this form alone', () => {
  expect(open().saved).toBeNull();
  open().write(TYPED);
  expect(open().saved).toEqual(TYPED);
  expect(open('en-US', 'B').saved).toBeNull();
  expect(open('en-US', 'A', 'another').saved).toBeNull();
  open().drop();
  expect(open().saved).toBeNull();
});

test('a number is the same in another language, and every other text is as it was typed', () => {
  open().write(TYPED);
  expect(open('ru-RU').saved).toEqual({ name: '1,500', limit: '1500' });
});

test('nothing is stored that is not read again: no password', () => {
  open().write({ ...TYPED, password: 'letters123' });
  expect(open().saved).toEqual(TYPED);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('letters123');
});

test.each(['nonsense', 'null', '[]', '{"name":5}'])('%s in storage is no draft', (stored) => {
  open().write(TYPED);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, stored);
  expect(open().saved).toBeNull();
});

test('a kept draft is written when it has changed and not at every drawing, and null gives it up', () => {
  const { rerender } = renderHook(
    ({ typed }: { typed: Login | null }) => useKeptDraft(useDraft('A', 'login', readLogin), typed),
    {
      initialProps: { typed: TYPED as Login | null },
      wrapper: ({ children }: PropsWithChildren) => <Texts locale="en-US">{children}</Texts>,
    },
  );
  expect(open().saved).toEqual(TYPED);
  open().drop();
  rerender({ typed: { ...TYPED } });
  expect(open().saved).toBeNull();
  rerender({ typed: { ...TYPED, limit: '2' } });
  expect(open().saved?.limit).toBe('2');
  rerender({ typed: null });
  expect(open().saved).toBeNull();
});
