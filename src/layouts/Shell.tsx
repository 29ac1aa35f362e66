import { Link, Outlet, useLocation } from '@umijs/max';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '@/components/text';
import { useUser } from '@/queries/user';
import { brand } from '../../config/brand';
import { Bell } from './bell/Bell';
import { CrashBoundary } from './CrashBoundary';
import { Forbidden } from './Forbidden';
import { Nav } from './Nav';
import { NavDrawer } from './NavDrawer';
import { OfflineBanner } from './OfflineBanner';
import { PaymentTracker } from './PaymentTracker';
import { PaletteDoor } from './palette/PaletteDoor';
import styles from './shell.module.css';
import { UserMenu } from './UserMenu';
import { useMenu } from './useMenu';
import { usePageTitle } from './usePageTitle';
import { usePrefetch } from './usePrefetch';
import { usePurchaseWatch } from './usePurchaseWatch';

const CONTENT_ID = 'content';

/** What stands around every signed-in page: menu, user menu, and the place for the page itself. */
export function Shell() {
  const t = useText();
  const { pathname } = useLocation();
  const { items, forbidden } = useMenu();
  const content = useRef<HTMLElement>(null);
  const first = useRef(pathname);
  const { data: user } = useUser();
  const userId = user?.id ?? '';
  usePurchaseWatch(userId);
  usePageTitle();
  usePrefetch();

  // Before the new page's own effects, so that it finds the focus waiting here and takes it to its heading.
  useLayoutEffect(() => {
    // The first page keeps the browser's own focus; after a navigation the reader starts at the new page.
    if (first.current === pathname) return;
    first.current = '';
    content.current?.focus();
  }, [pathname]);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('shell.skip')}
      </a>
      <aside className={styles.sider}>
        <Link to="/dashboard" className={styles.brand}>
          <img src={`/client${brand.logo}`} alt="" width={28} height={28} />
          {brand.name}
        </Link>
        <Nav items={items} />
      </aside>
      <div className={styles.column}>
        <header className={styles.header}>
          <NavDrawer items={items} />
          <Link to="/dashboard" className={styles.headerBrand} aria-label={brand.name}>
            <img src={`/client${brand.logo}`} alt="" width={28} height={28} />
          </Link>
          <PaletteDoor />
          {user && <Bell user={user} />}
          <UserMenu />
        </header>
        <OfflineBanner />
        <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles.content}>
          {userId && <PaymentTracker userId={userId} />}
          <CrashBoundary resetKey={pathname}>
            {forbidden ? <Forbidden /> : <Outlet />}
          </CrashBoundary>
        </main>
      </div>
    </div>
  );
}
