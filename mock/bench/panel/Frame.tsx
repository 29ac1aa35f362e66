import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider, theme } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onPortalMessage } from '../messages';
import { splitQuery, withSettings } from '../settings';
import { createBench } from './bench';
import { Panel } from './Panel';
import { PortalWindow } from './PortalWindow';

/** Returns the portal's address for the one that the bench was opened with. */
function portalAddress({ pathname, search, hash }: Location): string {
  return `${pathname}${splitQuery(search).own}${hash}`;
}

const DARK = '(prefers-color-scheme: dark)';

function useDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(DARK).matches,
  );
}

export function Frame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [bench] = useState(() => createBench(frame));
  const [start] = useState(() => portalAddress(window.location));
  const isDark = useDark();

  // The window's address and title follow the portal's, with the settings added.
  useEffect(() => {
    let shown = new URL(start, window.location.origin);
    const show = () =>
      window.history.replaceState(null, '', withSettings(shown, bench.settings.text()));
    show();
    const stopHearing = onPortalMessage(bench.portal.window, (message) => {
      if (message.bench !== 'location') return;
      shown = new URL(message.href);
      document.title = message.title;
      show();
    });
    const stop = bench.settings.subscribe(show);
    return () => {
      stopHearing();
      stop();
    };
  }, [bench, start]);

  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={{
          // The build made antd's stylesheets (config/plugins/antdSheets.ts).
          zeroRuntime: process.env.NODE_ENV === 'production',
          cssVar: { key: 'css-var-bench' },
          token: {
            // antd's own blue and greys are too light to read: 4.1:1 and 3:1 on white, where WCAG asks for 4.5:1.
            colorPrimary: isDark ? '#69b1ff' : '#0958d9',
            colorPrimaryHover: isDark ? '#69b1ff' : '#0958d9',
            colorLink: isDark ? '#69b1ff' : '#0958d9',
            colorLinkHover: isDark ? '#69b1ff' : '#0958d9',
            colorTextSecondary: isDark ? '#d9d9d9' : '#434343',
            colorTextTertiary: isDark ? '#d9d9d9' : '#434343',
            colorTextDescription: isDark ? '#d9d9d9' : '#434343',
          },
          algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        }}
      >
        <App className="bench-frame">
          <PortalWindow bench={bench} frame={frame} start={start} />
          <Panel bench={bench} />
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
