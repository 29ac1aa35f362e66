/** What each page about a purchase does: a part of pages.test.tsx, so that both can run at the same time. */
import './pages/neworder';
import './pages/once';
import './pages/payments';
import './pages/purchases';
import './pages/recharge';
