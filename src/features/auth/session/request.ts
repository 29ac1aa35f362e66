import type { RequestConfig, RequestOptions } from '@umijs/max';
import { BackendError } from '@/api/contract/failures';
import { lazyModule } from '@/lib/browser/lazyModule';
import { CALL_TIMEOUT } from '@/lib/callTimeout';
import type { Send } from '@/services/call';
import { fetchRecorder } from './callRecorder';
import { syncSession } from './store';

const MS_PER_SECOND = 1000;
/** A call without an answer after this long is given up. */
export const CALL_TIMEOUT_MS = CALL_TIMEOUT * MS_PER_SECOND;

/** The code of a failure without a code of its own. */
const NO_CODE = -1;

// The sign-in page shows its form before any call, so the policy and the contract are loaded with the first call.
const policyCode = lazyModule(async () => {
  await fetchRecorder();
  return import('./requestPolicy');
});
const policy = policyCode.fetch;

/** Loads the code that the first call needs. */
export async function fetchPolicy(): Promise<void> {
  await policyCode.fetch();
}

/** Resolves when every call under way has its answer. Rejects when the code of calls cannot be loaded: then no call was made. */
export const whenAllAnswered = async (): Promise<void> => (await policy()).whenAllAnswered();

/** Sends a call past the policy. Like any other call, it is recorded for a report once the policy is loaded. */
export const sendPastPolicy: Send = (call, fields, ...request) =>
  policyCode.loaded?.sendNoted(call, fields, ...request) ?? fetch(...request);

/** Umi's request, configured for the policy of spec §7 and §8. Bodies arrive as text; the policy reads them. */
export const requestConfig: RequestConfig = {
  timeout: CALL_TIMEOUT_MS,
  adapter: 'fetch',
  // No answer may be cached, even if a server allows it: calls that change things are GET, too, and one customer's figures must
  // not reach another.
  fetchOptions: { cache: 'no-store' },
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  requestInterceptors: [
    async (config: RequestOptions) => {
      // A call belongs to the customer of the screen that it starts from, even if another session is stored when it can be sent.
      const start = syncSession();
      return (await policy()).prepare(config, start);
    },
  ],
  responseInterceptors: [
    [
      async (response) => (policyCode.loaded ?? (await policy())).receive(response),
      (error) => {
        // The policy is loaded before any call is sent, so a missing chunk proves that nothing was sent.
        if (policyCode.loaded === null) throw error;
        return policyCode.loaded.failed(error as never);
      },
    ],
  ],
  errorConfig: {
    // A body with `success: false` (spec §8) has no code of the envelope's; its own counts when it is a number.
    errorThrower: (body: { errorCode?: unknown; errorMessage?: unknown }) => {
      const code = Number(body.errorCode);
      const msg = typeof body.errorMessage === 'string' ? body.errorMessage : '';
      throw new BackendError(null, Number.isInteger(code) ? code : NO_CODE, msg);
    },
    errorHandler: (error, options: RequestOptions) => {
      policy().then(
        ({ report }) => report(error, options),
        // The policy could not be loaded, so nothing was sent, and the caller has the same error already.
        () => undefined,
      );
    },
  },
};
