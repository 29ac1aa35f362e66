import { randomUuid } from './random';

const FORM = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('makes UUIDs of version 4, each another one, also where the browser makes none', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not on http');
  });
  const ids = Array.from({ length: 200 }, randomUuid);
  expect(ids.filter((id) => !FORM.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
