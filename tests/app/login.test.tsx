import { TestBrowser } from '@@/testBrowser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNodeDoor } from '../../mock/node';

const { server } = createNodeDoor();
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
