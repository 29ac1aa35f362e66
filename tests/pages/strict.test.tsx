/**
 * No effect happens in rendering, nor in the first value of a state: a page that is rendered twice does nothing twice.
 */
import { screen, waitFor } from '@testing-library/react';
import { calls } from '@/api/contract';
import { renderPage, sentCalls } from '../support/jsdom/renderPage';
import { t } from '../support/texts';
import { SIGNED_IN } from '../support/world/routes';

/** The calls that change things, by their path. */
const CHANGES = Object.values(calls)
  .filter(({ changes }) => changes)
  .map(({ path }) => path);

test.each([...SIGNED_IN, '/neworder?package=p-25', '/usage?tab=details', '/recharge?amount=50'])(
  '%s, rendered twice as in strict mode: nothing is changed, and nothing is asked twice',
  async (page) => {
    localStorage.setItem('umi_locale', 'en-US');
    await renderPage(page, { isStrict: true });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryAllByText(t('shell.loading'))).toEqual([]));
    const sent = await sentCalls();
    expect(sent.filter(({ path }) => CHANGES.some((one) => path.endsWith(one)))).toEqual([]);
    // An effect of Umi's reads the signed-in customer, and strict mode runs effects twice.
    const asked = sent
      .filter(({ path }) => path !== '/user/info')
      .map(({ path, params }) => `${path} ${JSON.stringify(params)}`);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  },
);
