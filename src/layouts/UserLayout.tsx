import { Navigate, Outlet, useLocation, useModel } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import {
  forgetPendingPage,
  RedirectToSignIn,
  readPendingPage,
  takeLinkParams,
  useSession,
} from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { isPublicPath, withBase } from '@/lib/navigation';
import Loading from '@/loading';
import { useText } from '@/ui/format/text';
import { CONTENT_ID } from '@/ui/page/focusPage';
import { brand } from '../../config/brand';
import { CrashBoundary } from './crash/CrashBoundary';
import { StartupFailure } from './crash/StartupFailure';
import { SupportWays } from './crash/SupportWays';
import { LanguageLinks } from './LanguageLinks';
import { usePrefetch } from './start/usePrefetch';
import { AboveToasts } from './status/AboveToasts';
import { useFocusOnNewPage } from './useFocusOnNewPage';
import { usePageTitle } from './usePageTitle';
import styles from './user.module.css';

/**
 * Sends a signed-in customer on to the page that they wanted. The target is read once, because it is forgotten as soon as it is
 * used.
 */
function RedirectToWantedPage({ customer }: { readonly customer: string }) {
  const t = useText();
  const [target] = useState(() => readPendingPage(customer));
  useEffect(forgetPendingPage, []);
  useEffect(() => {
    const { params, wasSignedIn } = takeLinkParams();
    // A mailed link or a failed OAuth answer changed nothing for a signed-in customer, so a toast says so; a new session needs no
    // message.
    if (wasSignedIn && params.kind !== 'nothing' && params.kind !== 'session') {
      announce('toast', { kind: 'info', text: t('user.signedInNotice') });
    }
  }, [t]);
  return <Navigate to={target} replace />;
}

interface FrameProps {
  readonly pathname: string;
  /** Why the start failed. */
  readonly failure: unknown;
}

/** Draws the frame: the form, and three lines about the service with a drawing. */
function Frame({ pathname, failure }: FrameProps) {
  const t = useText();
  useFocusOnNewPage(pathname);
  return (
    <div className={styles.frame}>
      <Flex component="main" vertical>
        <AboveToasts>
          <Flex
            component="header"
            align="center"
            justify="space-between"
            gap="small"
            className={styles.top}
          >
            <Flex component="strong" align="center" gap="small">
              <img src={withBase(brand.logo)} alt="" width={28} height={28} />
              <span translate="no">{brand.name}</span>
            </Flex>
            <LanguageLinks />
          </Flex>
        </AboveToasts>
        <div id={CONTENT_ID} tabIndex={-1} className={styles.form}>
          <CrashBoundary resetKey={pathname}>
            {failure === undefined ? (
              <>
                <Outlet />
                {/* Before sign-in there is no menu with "Report a problem", and a refused form shows only a toast. */}
                <p className={styles.report}>
                  <SupportWays />
                </p>
              </>
            ) : (
              <StartupFailure error={failure} />
            )}
          </CrashBoundary>
        </div>
      </Flex>
      <aside className={styles.pitch}>
        <h2>{t('user.pitch.title')}</h2>
        <ul>
          <li>{t('user.pitch.1')}</li>
          <li>{t('user.pitch.2')}</li>
          <li>{t('user.pitch.3')}</li>
        </ul>
        {/* Lazy, so that neither the first paint nor the form waits for the drawing, and a phone never fetches it. */}
        <img className={styles.art} src={withBase('/signin.svg')} alt="" loading="lazy" />
      </aside>
    </div>
  );
}

/** Frames the pages before sign-in, or leads whoever is signed in to the page that they wanted. */
export default function UserLayout() {
  const { pathname } = useLocation();
  const { initialState } = useModel('@@initialState');
  const state = useSession();
  usePageTitle();
  usePrefetch();
  // Another customer has signed in, and this tab is about to reload.
  if (state.kind === 'replaced') return <Loading />;
  if (state.kind === 'signedIn' && initialState?.currentUser)
    return <RedirectToWantedPage customer={state.customer} />;
  // Any other address below /user leads to sign-in, as every page that is not public does (spec §2).
  if (state.kind === 'anonymous' && !isPublicPath(pathname)) return <RedirectToSignIn />;
  const failure = state.kind === 'anonymous' ? undefined : initialState?.startupError;
  return <Frame pathname={pathname} failure={failure} />;
}
