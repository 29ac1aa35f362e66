/** A double click sends once, however fast what its first click began has failed. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { useBusy } from '../../src/ui/useBusy';

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

test('a word that was marked by a double click does not stop Enter', async () => {
  work.mockClear();
  const user = userEvent.setup();
  render(<Page />);
  await user.dblClick(screen.getByRole('textbox', { name: 'Remark' }));
  await user.keyboard('{Enter}');
  expect(calls()).toBe(1);
});
