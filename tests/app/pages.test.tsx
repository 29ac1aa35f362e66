/**
 * What each page does, as a customer meets it (tests/support/renderPage.tsx). One file for jest, which loads the whole portal
 * anew for each: a file for each page took about 8 s more per file. The pages about a purchase are in purchasePages.test.tsx, and
 * what holds for all pages in everyPage.test.tsx, so that they can run at the same time.
 */
import './pages/account';
import './pages/dashboard';
import './pages/generator';
import './pages/handover';
import './pages/help';
import './pages/lists';
import './pages/moveMany';
import './pages/report';
import './pages/samples';
import './pages/subaccount';
import './pages/subaccountImport';
import './pages/traffic';
import './pages/whitelist';
