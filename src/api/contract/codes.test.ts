/** The table of codes and what the documents say of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import failure from '@/locales/en-US/failure';
import refusals from '@/locales/en-US/refusals';
import { CODE, type CodeRule, codeRule, FAILURE_CODES, knownMessage } from './codes';

const CONTRACT = readFileSync(join(__dirname, '../../../docs/contract.md'), 'utf8');
const ROWS: readonly [string, CodeRule & { readonly code: number }][] =
  Object.entries(FAILURE_CODES);

it.each(ROWS)('%s has a line in docs/contract.md', (name, { code, msg }) => {
  const cells = new RegExp(`^\\| ${code} +\\|(.*)\\|$`, 'm').exec(CONTRACT)?.[1]?.split('|');
  expect(cells).toHaveLength(3);
  const text = cells?.[1]?.trim();
  // The text of a wrong parameter names it, so it is a pattern and not a message of the table.
  expect(text).toBe(name === 'parameterWrong' ? 'Invalid parameter: NAME' : (msg ?? ''));
});

it.each(ROWS.filter(([, { msg }]) => msg !== null))(
  'the message of %s is known; the English text begins with it, and may add what to do next',
  (name, { msg }) => {
    expect(knownMessage(msg ?? '')).toBe(name);
    const english = new Map<string, string>(Object.entries({ ...failure, ...refusals }));
    const said = english.get(`server.${name}`) ?? '';
    expect(said === msg || said.startsWith(`${msg}.`)).toBe(true);
  },
);

it('no two rows have the same code', () => {
  expect(new Set(Object.values(CODE)).size).toBe(ROWS.length + 1);
});

it('the codes that surely refuse a purchase are those of docs/contract.md', () => {
  const listed = /`request_id`: ([\d, ]+)\./.exec(CONTRACT)?.[1]?.split(', ').map(Number) ?? [];
  const refusing = ROWS.filter(([, { surelyRefuses }]) => surelyRefuses.includes('purchase'));
  expect(refusing.map(([, { code }]) => code).sort()).toEqual(listed.sort());
});

it('a code outside the table is shown, is about the sent values, and refuses no change for sure', () => {
  expect(codeRule(50000)).toEqual({
    msg: null,
    isSilent: false,
    repeatsFor: 'values',
    surelyRefuses: [],
  });
});
