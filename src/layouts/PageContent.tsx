import { GridContent } from '@ant-design/pro-components';
import { Outlet, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCustomer } from '@/features/auth';
import { PaymentTracker, purchaseRows, usePurchaseWatch } from '@/features/checkout';
import { recorder } from '@/features/report';
import { useText } from '@/ui/format/text';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { CONTENT_ID, focusPage } from '@/ui/page/Page';
import { CrashBoundary } from './crash/CrashBoundary';
import { Forbidden } from './crash/Forbidden';
import styles from './shell.module.css';
import { OfflineBanner } from './status/OfflineBanner';
import { OutageBanner } from './status/OutageBanner';
import { UndeletedIps } from './status/UndeletedIps';

/** Shows the link that lets keyboard users skip the menu. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('shell.skip')}
    </a>
  );
}

/** After a navigation the reader starts at the new page. The first page keeps the browser's own focus. */
function useFocusOnNewPage(pathname: string) {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const before = document.activeElement;
    // Moving the focus forces a layout of the whole page. Inside an animation frame that layout is due anyway; inside an effect it
    // would be an extra one, which took a fifth of a change of page.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === before) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** Shows the page, below the notes that every page shows. */
export function PageContent({ forbidden }: { readonly forbidden: boolean }) {
  const { pathname } = useLocation();
  const { id: userId } = useCustomer();
  usePurchaseWatch();
  useEffect(() => recorder.setPurchaseSource(() => purchaseRows().snapshot(userId)), [userId]);
  useFocusOnNewPage(pathname);

  return (
    <GridContent>
      <PartBoundary>
        <OfflineBanner />
      </PartBoundary>
      <Flex vertical gap="middle" id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <PartBoundary>
          <OutageBanner />
        </PartBoundary>
        <PartBoundary>
          <UndeletedIps />
        </PartBoundary>
        <PartBoundary>
          <PaymentTracker />
        </PartBoundary>
        <CrashBoundary resetKey={pathname}>{forbidden ? <Forbidden /> : <Outlet />}</CrashBoundary>
      </Flex>
    </GridContent>
  );
}
