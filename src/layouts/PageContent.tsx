import { GridContent } from '@ant-design/pro-components';
import { Outlet, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';
import { PaymentTracker, purchaseRows, usePurchaseWatch } from '@/features/checkout';
import { recorder } from '@/features/report';
import { useText } from '@/ui/format/text';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { CONTENT_ID } from '@/ui/page/focusPage';
import { CrashBoundary } from './crash/CrashBoundary';
import { Forbidden } from './crash/Forbidden';
import styles from './shell.module.css';
import { OfflineBanner } from './status/OfflineBanner';
import { OutageBanner } from './status/OutageBanner';
import { UndeletedIps } from './status/UndeletedIps';
import { useFocusOnNewPage } from './useFocusOnNewPage';

/** Shows the link that lets keyboard users skip the menu. */
export function SkipLink() {
  const t = useText();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('shell.skip')}
    </a>
  );
}

/** Shows the page, below the notes that every page shows. */
export function PageContent({ isForbidden }: { readonly isForbidden: boolean }) {
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
        <CrashBoundary resetKey={pathname}>
          {isForbidden ? <Forbidden /> : <Outlet />}
        </CrashBoundary>
      </Flex>
    </GridContent>
  );
}
