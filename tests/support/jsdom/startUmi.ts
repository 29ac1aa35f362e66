/**
 * Umi's plugins import `app.tsx`, which uses the session at once. In a test whose first import is a part of the session
 * this would be an import cycle, so the plugins are imported first, as in the portal.
 */
import '@@/core/plugin';
