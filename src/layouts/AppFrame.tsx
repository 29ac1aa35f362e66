import { StyleProvider } from '@ant-design/cssinjs';
import { useIntl } from '@umijs/max';
import { ConfigProvider, theme } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { direction } from '@/domain/locale';
import { listen, type Toast } from '@/runtime/announce';
import { readAppearance, readMotion, subscribeAppearance } from '@/runtime/appearance';
import { themeOf } from '../../config/theme';
import Loading from '../loading';
import { CrashBoundary } from './CrashBoundary';
import { useSessionEvents } from './useSessionEvents';
import './global.css';

// Toasts are the exception: their code comes with the first one.
const ToastHost = lazy(() => import('./ToastHost'));

/** antd's own texts; English is built in. */
function useAntdLocale(name: string): Locale {
  // Never without one: antd wraps its children anew when a locale comes, and a page would lose what was typed.
  const [locale, setLocale] = useState<Locale>(english);
  useEffect(() => {
    let current = true;
    if (name === 'ru-RU') {
      import('antd/es/locale/ru_RU').then(
        (module) => current && setLocale(module.default),
        // Without it a few of antd's own words stay English.
        () => undefined,
      );
    } else setLocale(english);
    return () => {
      current = false;
    };
  }, [name]);
  return locale;
}

/** The toasts announced so far; the host shows each for its time. */
function useToasts(): readonly Toast[] {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => listen('toast', (toast) => setToasts((earlier) => [...earlier, toast])), []);
  return toasts;
}

/**
 * Whether the first page may be drawn. It is in a transition, which React does in slices of a few milliseconds: in one
 * piece it would hold up keys and clicks for half a second on a slow phone. Until it is there the painted shell stands.
 */
function useFirstDraw(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}

/** What stands around every page: theme, direction, language of the document, toasts, and the last error boundary. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const { locale } = useIntl();
  const appearance = useSyncExternalStore(subscribeAppearance, readAppearance);
  const motion = useSyncExternalStore(subscribeAppearance, readMotion);
  const toasts = useToasts();
  const isDue = useFirstDraw();
  useSessionEvents();
  const antdLocale = useAntdLocale(locale);
  const themeConfig = useMemo(
    () => ({
      ...themeOf(appearance, motion),
      algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    }),
    [appearance, motion],
  );
  const dir = direction(locale);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    root.dataset.appearance = appearance;
  }, [locale, dir, appearance]);

  return (
    <StyleProvider layer>
      <ConfigProvider direction={dir} locale={antdLocale} theme={themeConfig}>
        <CrashBoundary>{isDue ? children : <Loading />}</CrashBoundary>
        {toasts.length > 0 && (
          <Suspense>
            <ToastHost toasts={toasts} />
          </Suspense>
        )}
      </ConfigProvider>
    </StyleProvider>
  );
}
