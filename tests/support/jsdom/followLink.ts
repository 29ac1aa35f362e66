import { cleanup } from '@testing-library/react';
import { consumeLinkParams, forgetResetToken } from '@/features/auth/session/linkParams';
import { type OpenPage, renderPage } from './renderPage';

// The token of a reset link belongs to the document, and tests share one.
afterEach(forgetResetToken);

/**
 * Opens a mailed link as a new document. The portal reads the address at its start, before drawing anything, and Umi's test
 * browser skips that step.
 */
export async function followLink(link: string): Promise<OpenPage> {
  cleanup();
  window.history.replaceState(null, '', link);
  consumeLinkParams();
  return renderPage(window.location.pathname.replace(/^\/client/, ''), { session: false });
}
