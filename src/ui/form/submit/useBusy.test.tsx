/** A double click or a key that is held down sends once, however fast the first call has failed. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useBusy } from './useBusy';

const work = jest.fn(() => Promise.resolve());

/** A form as the portal has it, and a button of its own. */
function Page() {
  const { run } = useBusy();
  return (
    <>
      <Form onFinish={() => run(work)}>
        <Form.Item name="remark" initialValue="some words">
          <Input aria-label="Remark" />
        </Form.Item>
        <button type="submit">Save</button>
      </Form>
      <button type="button" onClick={() => void run(work)}>
        Delete
      </button>
    </>
  );
}

const calls = () => work.mock.calls.length;

test.each(['Save', 'Delete'])('%s, clicked twice at once, then pressed again', async (name) => {
  work.mockClear();
  const user = userEvent.setup();
  render(<Page />);
  const button = screen.getByRole('button', { name });
  await user.dblClick(button);
  expect(calls()).toBe(1);
  await user.click(document.body);
  await user.click(button);
  expect(calls()).toBe(2);
  await user.keyboard('{Enter}');
  expect(calls()).toBe(3);
});

test('Enter that is held down sends once, and again when it is pressed anew', async () => {
  work.mockClear();
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'Remark' });
  /** Presses Enter as a browser does: `repeat` marks a key that is held down, and Enter in a field clicks the form's button. */
  const enter = async (repeat: boolean) => {
    fireEvent.keyDown(field, { key: 'Enter', repeat });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }), { detail: 0 });
    await act(() => new Promise((done) => setTimeout(done)));
  };
  for (const repeat of [false, true, true]) await enter(repeat);
  await waitFor(() => expect(calls()).toBe(1));
  fireEvent.keyUp(field, { key: 'Enter' });
  await enter(false);
  await waitFor(() => expect(calls()).toBe(2));
});

test('a word that was marked by a double click does not stop Enter', async () => {
  work.mockClear();
  const user = userEvent.setup();
  render(<Page />);
  await user.dblClick(screen.getByRole('textbox', { name: 'Remark' }));
  await user.keyboard('{Enter}');
  expect(calls()).toBe(1);
});

const ROWS = Array.from({ length: 20 }, (_, row) => `row ${row}`);

test('many rows that wait for a click listen to the document once', () => {
  const added = jest.spyOn(document, 'addEventListener');
  render(ROWS.map((row) => <Page key={row} />));
  const listening = added.mock.calls.filter(([type]) => type === 'click' || type.startsWith('key'));
  // antd's own parts listen, too.
  expect(listening.length).toBeLessThan(ROWS.length);
});
