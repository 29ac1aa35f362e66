/**
 * Every page as a customer meets it (tests/support/renderPage.tsx). One file for jest, which loads the whole portal anew for
 * each: a file for each took about 8 s more per file.
 */
import './pages/account';
import './pages/bell';
import './pages/drift';
import './pages/empty';
import './pages/failures';
import './pages/generator';
import './pages/handover';
import './pages/help';
import './pages/lists';
import './pages/moveMany';
import './pages/neworder';
import './pages/lacking';
import './pages/payments';
import './pages/purchases';
import './pages/recharge';
import './pages/report';
import './pages/resetLink';
import './pages/shell';
import './pages/signin';
import './pages/start';
import './pages/strict';
import './pages/subaccount';
import './pages/subaccountImport';
import './pages/traffic';
import './pages/validation';
import './pages/whitelist';
