/** A language whose texts come late (spec §4). */
import { createPluginManager } from '@@/core/plugin';
import { getLocale } from '@umijs/max';
import { closedGate } from '../../../tests/support/world/gate';
import { listen } from './announce';
import { loadMessages, registerMessages, switchLocale } from './locale';

beforeAll(() => {
  createPluginManager();
});

beforeEach(() => localStorage.setItem('userAuthData', 'a session'));

const texts = async () => ({ default: {} });

test.each(['come', 'fail'])('texts that %s too late change nothing', async (outcome) => {
  const announced = jest.fn();
  const stop = listen('toast', announced);
  const { opened, open } = closedGate();
  const late = async () => {
    await opened;
    if (outcome === 'fail') throw new Error('no texts');
    return texts();
  };
  registerMessages({ 'en-US': texts, 'ru-RU': late });
  await loadMessages();
  const first = switchLocale('ru-RU');
  expect(await switchLocale('en-US')).toBe(true);
  open();
  expect(await first).toBe(false);
  expect([getLocale(), localStorage.getItem('umi_locale')]).toEqual(['en-US', 'en-US']);
  expect(announced).not.toHaveBeenCalled();
  stop();
});

test('nobody who has signed out waits for the texts of signed-in pages', async () => {
  registerMessages({ 'en-US': texts, 'ru-RU': () => new Promise(() => undefined) });
  await loadMessages();
  localStorage.removeItem('userAuthData');
  expect(await switchLocale('ru-RU')).toBe(true);
});
