import { act, render, screen } from '@testing-library/react';
import { announce } from '@/lib/browser/announce';

test('when the part that shows toasts breaks, the page stays, and its toasts are shown as plain text', async () => {
  /** Renders the part that shows toasts by antd's message. */
  let draw = (): string => {
    throw new Error('it broke');
  };
  // The portal's own part is replaced, because nothing that a customer can do breaks antd's message.
  jest.doMock('./ToastHost', () => ({ __esModule: true, default: () => draw() }));
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Toasts } = require('./Toasts') as typeof import('./Toasts');
  render(
    <>
      <h1>The page</h1>
      <Toasts />
    </>,
  );
  for (const text of ['It failed', 'It failed again']) {
    act(() => announce('toast', { kind: 'error', text }));
    expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
  }
  expect(screen.getByRole('heading').textContent).toBe('The page');
  draw = () => 'by antd';
  act(() => announce('toast', { kind: 'error', text: 'It works' }));
  expect(await screen.findByText('by antd')).toBeTruthy();
});
