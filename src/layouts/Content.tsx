import { GridContent } from '@ant-design/pro-components';
import { Outlet, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useCustomer } from '@/features/auth';
import { PaymentTracker, purchasesOf, usePurchaseWatch } from '@/features/checkout';
import { reportPurchases } from '@/features/report';
import { useText } from '@/ui/format/text';
import { CONTENT_ID } from '@/ui/page/Page';
import { CrashBoundary } from './crash/CrashBoundary';
import { Forbidden } from './crash/Forbidden';
import styles from './shell.module.css';
import { OfflineBanner } from './status/OfflineBanner';

/** The link that lets the keyboard skip the menu. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('shell.skip')}
    </a>
  );
}

/**
 * After a navigation the reader starts at the new page: at its heading, or where the page will stand when its code has not come
 * yet (`Page` takes the focus on from there). The first page keeps the browser's own focus.
 */
function useFocusOnNewPage(content: RefObject<HTMLElement | null>, pathname: string) {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const before = document.activeElement;
    // To move the focus, the browser first lays the whole page out. In the frame it is about to do that anyway; in an effect it
    // does it once more, which took a fifth of a change of page.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== before) return;
      const heading = content.current?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? content.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [content, pathname]);
}

/** The page, below the notes that every page shows. */
export function Content({ forbidden }: { readonly forbidden: boolean }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const { id: userId } = useCustomer();
  usePurchaseWatch(userId);
  useEffect(() => reportPurchases(() => purchasesOf(userId)), [userId]);
  useFocusOnNewPage(content, pathname);

  return (
    <GridContent>
      <OfflineBanner />
      <Flex
        vertical
        gap="middle"
        id={CONTENT_ID}
        ref={content}
        tabIndex={-1}
        className={styles.content}
      >
        <PaymentTracker userId={userId} />
        <CrashBoundary resetKey={pathname}>{forbidden ? <Forbidden /> : <Outlet />}</CrashBoundary>
      </Flex>
    </GridContent>
  );
}
