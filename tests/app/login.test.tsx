import { TestBrowser } from '@@/testBrowser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createNodeDoor } from '../../mock/node';
import { storedSession } from '../support/callExamples';

const { server, world } = createNodeDoor();
const WAIT = { timeout: 15_000 };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('the real routes, policy and pages run in Umi’s test browser: a wrong password is named, a right one signs in', async () => {
  const user = userEvent.setup();
  render(<TestBrowser location={{ pathname: '/user/login' }} />);
  await user.type(await screen.findByLabelText('Email', {}, WAIT), 'demo@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong1234');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('Password error', {}, WAIT)).not.toHaveLength(0);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'demo12345');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, WAIT)).toBeTruthy();
}, 60_000);

test('a start that fails stands with Retry, which asks again at once and goes on to the page', async () => {
  const user = userEvent.setup();
  for (const [key, text] of Object.entries(storedSession(world, 'demo@example.com'))) {
    localStorage.setItem(key, text);
  }
  let asked = 0;
  let isUp = false;
  server.use(
    http.get('*/api/user/info', () => {
      asked += 1;
      return isUp ? undefined : new HttpResponse('', { status: 500 });
    }),
  );
  const retry = () => screen.findByRole('button', { name: 'Retry' }, WAIT);
  render(<TestBrowser location={{ pathname: '/usage' }} />);
  const button = await retry();
  const before = asked;
  await user.click(button);
  // By itself it would ask five seconds later.
  await waitFor(() => expect(asked).toBe(before + 1), { timeout: 3000 });
  isUp = true;
  await user.click(await retry());
  expect(await screen.findByRole('heading', { level: 1, name: 'Usage' }, WAIT)).toBeTruthy();
  expect(asked).toBe(before + 2);
}, 60_000);
