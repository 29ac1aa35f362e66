import type { RequestConfig, RequestOptions } from '@umijs/max';
import type { CallName } from '@/api/contract';
import { codeRule } from '@/api/contract/codes';
import { BackendError, ContractError, TransportError } from '@/api/contract/errors';
import { isPublic } from '@/api/sentCall';
import { announce } from '@/lib/browser/announce';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';
import type { CallOptions } from '@/services/call';
import { errorText } from '@/ui/feedback/errorText';
import { currentText } from '@/ui/format/text';
import { handleFailure, handleResponse } from './answers';
import { isChange, nameOf, prepare } from './sending';
import { sessionState, syncSession } from './store';

/** The code of a failure without a code of its own. */
const NO_CODE = -1;

/**
 * Returns true when a failure is shown as a toast: every code but the silent ones (spec §8). A failure without an answer is
 * shown for changes only: a page shows a failed reading in its own place, with Retry.
 */
function isShown(error: unknown): boolean {
  if (error instanceof BackendError) return !codeRule(error.code).isSilent;
  if (error instanceof ContractError) return isChange(error.call);
  return error instanceof TransportError && error.kind !== 'cancelled' && isChange(error.call);
}

/**
 * Returns true for a former customer's call, whose failure must not be shown to the customer on the screen. `/user/info` is
 * excluded, because it ends a session itself.
 */
function isOfFormerSession(call: CallName | null): boolean {
  if (call === null || isPublic(call) || call === 'user.info') return false;
  const { kind } = sessionState();
  return kind === 'anonymous' || kind === 'replaced';
}

/** Shows the customer a failed call. No click starts a refresh, so the call that waits for the refresh reports its failure. */
function report(error: unknown, config: RequestOptions): void {
  const call = nameOf(config);
  const isShownByCaller: CallOptions['isShownByCaller'] = config.isShownByCaller;
  if (call === 'user.refreshToken' || isOfFormerSession(call)) return;
  if (!isShown(error) || isShownByCaller?.(error)) return;
  announce('toast', { kind: 'error', text: errorText(error, currentText) });
}

/**
 * Umi's request, configured for the policy of spec §7 and §8: how calls are sent (`sending.ts`), how their answers are read
 * (`answers.ts`), and which failures are shown. Bodies arrive as text; `answers.ts` reads them.
 */
export const requestConfig: RequestConfig = {
  timeout: CALL_TIMEOUT_MS,
  adapter: 'fetch',
  // No answer may be cached, even if a server allows it: calls that change things are GET, too, and one customer's figures must
  // not reach another.
  fetchOptions: { cache: 'no-store' },
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  // A call belongs to the customer of the screen that it starts from, even if another session is stored when it can be sent.
  requestInterceptors: [(config: RequestOptions) => prepare(config, syncSession())],
  responseInterceptors: [[handleResponse, handleFailure]],
  errorConfig: {
    // A body with `success: false` and no code of a failure (spec §8): it says nothing for sure.
    errorThrower: ({ errorMessage }: { errorMessage?: unknown }) => {
      throw new BackendError(null, NO_CODE, typeof errorMessage === 'string' ? errorMessage : '');
    },
    errorHandler: report,
  },
};
