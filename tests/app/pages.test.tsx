/**
 * Every page as a customer meets it (tests/support/renderPage.tsx). One file for jest, which loads the whole portal anew for
 * each: seven files took 60 s more.
 */
import './pages/account';
import './pages/neworder';
import './pages/recharge';
import './pages/start';
import './pages/subaccount';
import './pages/traffic';
import './pages/whitelist';
