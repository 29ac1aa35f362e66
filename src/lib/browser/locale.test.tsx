/** A language whose texts come late (spec §4). */
import { createPluginManager } from '@@/core/plugin';
import { getLocale } from '@umijs/max';
import { closedGate } from '../../../tests/support/world/gate';
import { listen } from './announce';
import { loadMessages, registerMessages, switchLocale } from './locale';

beforeAll(() => {
  createPluginManager();
});

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
