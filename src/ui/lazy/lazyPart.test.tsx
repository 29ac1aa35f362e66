/** A part whose module does not load (spec §9). */
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '@umijs/max';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import { lazyModule, prefetchedModules } from '@/lib/browser/lazyModule';
import { ReleaseError } from '@/lib/chunk';
import english from '@/locales/en-US';
import { closedGate } from '../../../tests/support/world/gate';
import { lazyPart } from './lazyPart';
import { useLazyModule } from './useLazyModule';

const HEIGHT = 100;

/** Umi's types of IntlProvider are older than React's and lack children. */
const Texts = IntlProvider as unknown as ComponentType<
  PropsWithChildren<{
    readonly locale: string;
    readonly messages: Readonly<Record<string, string>>;
  }>
>;

interface Props {
  readonly name: string;
  onClose(): void;
}

const Greeting = ({ name }: Props) => <p>{`Hello ${name}`}</p>;

/** A module that fails with these errors first. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return { default: Greeting };
  };
}

const draw = (part: ReactNode) =>
  render(
    <Texts locale="en-US" messages={english}>
      {part}
    </Texts>,
  );
/** The words of the note. */
const said = async () => (await screen.findByRole('alert')).textContent;
const button = (name: string) => screen.queryByRole('button', { name });

test('says so in its place, and Retry brings it; Reload stands there after two', async () => {
  const user = userEvent.setup();
  const lost = new Error('no network');
  const Part = lazyPart(failing(lost, lost, lost), { height: HEIGHT });
  draw(<Part name="Ann" onClose={() => undefined} />);
  expect(await said()).toContain(english['chunk.comes']);
  expect(button(english['common.reload'])).toBeNull();
  await user.click(await screen.findByRole('button', { name: english['common.retry'] }));
  await user.click(await screen.findByRole('button', { name: english['common.retry'] }));
  await screen.findByRole('button', { name: english['common.reload'] });
  await user.click(screen.getByRole('button', { name: english['common.retry'] }));
  await screen.findByText('Hello Ann');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('comes by itself to who comes back to the tab after the network did', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const load = jest.fn(failing(new Error('no network')));
  const Part = lazyPart(load, { height: HEIGHT });
  draw(<Part name="Ann" onClose={() => undefined} />);
  expect(await said()).toContain(english['chunk.comes']);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('Hello Ann');
});

test('after a release Reload stands there at once; what a dialog says can be put away', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const Dialog = lazyPart(failing(new ReleaseError('umi.2.js')), { kind: 'dialog' });
  draw(<Dialog name="Ann" onClose={onClose} />);
  expect(await said()).toContain(english['chunk.released']);
  expect(button(english['common.reload'])).not.toBeNull();
  await user.click(screen.getByRole('button', { name: english['common.close'] }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a failed module that is wanted again after another is waited for before it fails anew', async () => {
  const lost = new Error('no network');
  const { opened, open } = closedGate();
  const load = jest.fn(() => opened).mockRejectedValueOnce(lost);
  const russian = lazyModule(load);
  const builtIn = lazyModule(() => Promise.resolve());
  await builtIn.fetch();
  const { result, rerender } = renderHook(useLazyModule, { initialProps: russian });
  await waitFor(() => expect(result.current.failure?.error).toBe(lost));
  rerender(builtIn);
  rerender(russian);
  expect(result.current.failure).toBeNull();
  await act(async () => open());
});

test('parts and dialogs are fetched ahead unless they say otherwise, and are drawn at once then', async () => {
  const load = failing();
  const Part = lazyPart(load, { height: HEIGHT });
  const Dialog = lazyPart(load, { kind: 'dialog' });
  const Chart = lazyPart(load, { height: HEIGHT, prefetch: false });
  const Page = lazyPart(load, { kind: 'page' });
  const ahead = [Part, Dialog, Chart, Page].map(({ module }) =>
    prefetchedModules().some((one) => one === module),
  );
  // The route table names the pages to fetch ahead.
  expect(ahead).toEqual([true, true, false, false]);
  await Part.module.fetch();
  draw(<Part name="Ann" onClose={() => undefined} />);
  expect(screen.queryByText('Hello Ann')).not.toBeNull();
});
