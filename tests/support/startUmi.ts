/**
 * Umi's plugins import `app.tsx`, which uses the session as soon as it is read. A test whose first import is a part of the
 * session would find them in a circle, so they come first, as they do in the portal.
 */
import '@@/core/plugin';
