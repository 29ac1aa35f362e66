import { StyleProvider } from '@ant-design/cssinjs';
import { useIntl } from '@umijs/max';
import { ConfigProvider } from 'antd';
import type { Locale as AntdLocale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Report } from '@/features/report';
import { announce } from '@/lib/browser/announce';
import { setDefaultAppearance } from '@/lib/browser/appearance';
import { chunkErrorTextId } from '@/lib/browser/connectionErrors';
import { type LazyModule, lazyModule } from '@/lib/browser/lazyModule';
import { direction, forLocale, type Locale } from '@/lib/locale';
import Loading from '@/loading';
import { useText } from '@/ui/format/text';
import { useLazyModule } from '@/ui/lazy/useLazyModule';
import { CrashBoundary } from './crash/CrashBoundary';
import { useFirstDraw } from './start/useFirstDraw';
import { useSessionEvents } from './start/useSessionEvents';
import { Toasts } from './status/Toasts';
import { createStyleCache } from './styleCache';
import { usePortalTheme, useSettings } from './usePortalTheme';
import './global.css';
import './forcedColors.css';

/** Applies to every form: fields are required unless marked otherwise, and the first wrong one gets the focus. */
const FORM = { requiredMark: false, scrollToFirstError: { focus: true } };

/** One cache for the one document that antd writes its styles into. */
const styleCache = createStyleCache();

const builtIn = { default: english };
/** antd's own texts by language. */
const ANTD_TEXTS: Readonly<Record<Locale, LazyModule<{ readonly default: AntdLocale }>>> = {
  'en-US': { loaded: builtIn, fetch: () => Promise.resolve(builtIn) },
  'ru-RU': lazyModule(() => import('antd/es/locale/ru_RU')),
};

/** Returns antd's own texts in the customer's language; English is built in. */
function useAntdLocale(name: string): AntdLocale {
  // A locale is always set: antd would mount its children anew with the first one, and a page would lose typed text.
  const { loaded, failure } = useLazyModule(forLocale(ANTD_TEXTS, name));
  // Until antd's texts are loaded, a few of its words are English.
  const t = useText();
  const lost = failure && t(chunkErrorTextId(failure.error));
  useEffect(() => {
    if (lost !== null) announce('toast', { kind: 'error', text: lost });
  }, [lost]);
  return (loaded ?? builtIn).default;
}

/** Frames every page: theme, direction, language of the document, toasts, and the last error boundary. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const { locale } = useIntl();
  const { navTheme } = useSettings();
  const { appearance, theme } = usePortalTheme();
  const isDue = useFirstDraw();
  useSessionEvents();
  const antdLocale = useAntdLocale(locale);
  const dir = direction(locale);

  // The customer's own choice wins over the settings.
  useLayoutEffect(
    () => setDefaultAppearance(navTheme === 'realDark' ? 'dark' : 'system'),
    [navTheme],
  );
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = dir;
    root.dataset.appearance = appearance;
  }, [locale, dir, appearance]);
  const themeClass = theme.cssVar.key;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(themeClass);
    return () => classList.remove(themeClass);
  }, [themeClass]);

  return (
    <StyleProvider layer cache={styleCache}>
      <ConfigProvider form={FORM} direction={dir} locale={antdLocale} theme={theme}>
        <CrashBoundary>{isDue ? children : <Loading />}</CrashBoundary>
        <Report />
        <Toasts />
      </ConfigProvider>
    </StyleProvider>
  );
}
