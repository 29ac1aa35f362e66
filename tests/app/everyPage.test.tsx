/** What holds for all pages and for what surrounds them: the other half of pages.test.tsx. */
import './pages/bell';
import './pages/drift';
import './pages/empty';
import './pages/failures';
import './pages/lacking';
import './pages/resetLink';
import './pages/shell';
import './pages/signin';
import './pages/start';
import './pages/strict';
import './pages/validation';
