import { CloseOutlined, LinkOutlined, ReloadOutlined, ToolOutlined } from '@ant-design/icons';
import { App, Button, Popconfirm, Tabs, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { readProgress } from '../replay';
import { leaveScenario, resetWorld } from '../scenario';
import { type Bench, useSetting } from './bench';
import { Calls } from './sections/Calls';
import { Clocks } from './sections/Clocks';
import { Faults } from './sections/Faults';
import { Mails } from './sections/Mails';
import { Replay } from './sections/Replay';
import { Scenarios } from './sections/Scenarios';
import { useCopy } from './useCopy';

/** The sections, in their order. The key stands in the address, as does all that a section sets in `bench.settings`. */
const SECTIONS = [
  { key: 'scenarios', label: 'Scenarios', View: Scenarios },
  { key: 'calls', label: 'Calls', View: Calls },
  { key: 'faults', label: 'Faults', View: Faults },
  { key: 'clock', label: 'Clock', View: Clocks },
  { key: 'mails', label: 'Mails', View: Mails },
  { key: 'replay', label: 'Replay', View: Replay },
];

const TITLE = 'Support bench';
const TAB_GAP = 12;
const TEXTS = {
  open: 'Open the bench (Alt+B)',
  close: 'Close the bench (Alt+B)',
  copy: 'Copy the address for a ticket',
  copied: 'The address is copied.',
  reset: 'Reset the world',
  resetAsk: 'Put the world back to its start? Everything that was done in it is lost, in all tabs.',
  resetDone: 'The world is new.',
};

/** Opens and closes the panel on Alt+B, pressed in the panel or in the portal. */
function useShortcut({ portal }: Bench, toggle: () => void): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyB') return;
      event.preventDefault();
      latest.current();
    };
    const frame = portal.window()?.frameElement;
    // Each load of the portal gives its frame a new window, without the listener.
    const listen = () => portal.window()?.addEventListener('keydown', press);
    listen();
    frame?.addEventListener('load', listen);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      frame?.removeEventListener('load', listen);
    };
  }, [portal]);
}

function Actions({ bench }: { readonly bench: Bench }) {
  const { message } = App.useApp();
  const copy = useCopy(TEXTS.copied);
  const { portal, shared } = bench;
  const reset = async () => {
    if (readProgress() === null) {
      await portal.leave();
      portal.go(await leaveScenario(bench));
    } else {
      // A replay has a customer, a time and a page of its own, which stay.
      await resetWorld(shared);
      portal.reload();
    }
    void message.success(TEXTS.resetDone);
  };
  return (
    <>
      <Tooltip title={TEXTS.copy}>
        <Button
          aria-label={TEXTS.copy}
          icon={<LinkOutlined />}
          onClick={() => void copy(window.location.href)}
          type="text"
        />
      </Tooltip>
      <Popconfirm
        title={TEXTS.resetAsk}
        okText={TEXTS.reset}
        onConfirm={reset}
        placement="bottomLeft"
      >
        <Button aria-label={TEXTS.reset} icon={<ReloadOutlined />} type="text" />
      </Popconfirm>
    </>
  );
}

/** Shows the docked panel: a button while it is closed, its sections in tabs while it is open. */
export function Panel({ bench }: { readonly bench: Bench }) {
  const { settings } = bench;
  const isClosed = useSetting(bench, 'panel')[0] === 'closed';
  const [section = 'scenarios'] = useSetting(bench, 'section');
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    if (isClosed) settings.set('panel');
    else settings.set('panel', 'closed');
    button.current?.focus();
  };
  useShortcut(bench, toggle);
  const text = isClosed ? TEXTS.open : TEXTS.close;
  return (
    <aside className="bench-panel" aria-label={TITLE} data-closed={isClosed || undefined}>
      <div className="bench-bar">
        {isClosed || <h1>{TITLE}</h1>}
        {isClosed || <Actions bench={bench} />}
        <Tooltip title={text} placement="left">
          <Button
            aria-expanded={!isClosed}
            aria-label={text}
            icon={isClosed ? <ToolOutlined /> : <CloseOutlined />}
            onClick={toggle}
            ref={button}
            type="text"
          />
        </Tooltip>
      </div>
      {isClosed || (
        <Tabs
          activeKey={section}
          className="bench-body"
          // All tabs fit at 360 px: antd would move the rest into a menu that axe rejects.
          tabBarGutter={TAB_GAP}
          items={SECTIONS.map(({ View, ...tab }) => ({ ...tab, children: <View bench={bench} /> }))}
          onChange={(key) => settings.set('section', key)}
        />
      )}
    </aside>
  );
}
