import { GridContent } from '@ant-design/pro-components';
import { Outlet, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useUser } from '@/queries/user';
import { CONTENT_ID } from '@/ui/Page';
import { useText } from '@/ui/text';
import { CrashBoundary } from './CrashBoundary';
import { Forbidden } from './Forbidden';
import { OfflineBanner } from './OfflineBanner';
import { PaymentTracker } from './PaymentTracker';
import styles from './shell.module.css';
import { usePurchaseWatch } from './usePurchaseWatch';

/** The link that lets the keyboard skip the menu. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('shell.skip')}
    </a>
  );
}

/** The page, below the notes that every page shows. */
export function Content({ forbidden }: { readonly forbidden: boolean }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(pathname);
  const { data: user } = useUser();
  const userId = user?.id ?? '';
  usePurchaseWatch(userId);

  // Before the new page's own effects, so that it finds the focus waiting here and takes it to its heading.
  useLayoutEffect(() => {
    // The first page keeps the browser's own focus; after a navigation the reader starts at the new page.
    if (first.current === pathname) return;
    first.current = '';
    content.current?.focus();
  }, [pathname]);

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
        {userId && <PaymentTracker userId={userId} />}
        <CrashBoundary resetKey={pathname}>{forbidden ? <Forbidden /> : <Outlet />}</CrashBoundary>
      </Flex>
    </GridContent>
  );
}
