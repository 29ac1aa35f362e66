import type { RequestConfig, RequestOptions } from '@umijs/max';
import { BackendError } from '@/api/contract/failures';
import { lazyModule } from '@/lib/browser/lazyModule';
import { CALL_TIMEOUT } from '@/lib/callTimeout';
import type { Send } from '@/services/call';
import { fetchRecorder } from './callRecorder';
import { syncSession } from './store';

const MS_PER_SECOND = 1000;
/** A call that has no answer after this long is given up. */
export const CALL_TIMEOUT_MS = CALL_TIMEOUT * MS_PER_SECOND;

/** Stands for a failure without a code of its own. */
const NO_CODE = -1;

// The sign-in page shows its form before any call is made, so the policy and the contract come with the first call.
const policyCode = lazyModule(async () => {
  await fetchRecorder();
  return import('./requestPolicy');
});
const policy = policyCode.fetch;

/** Fetches what the first call needs before it is made. */
export async function fetchPolicy(): Promise<void> {
  await policyCode.fetch();
}

/** Settles when every call under way has its answer. Rejects when the code of calls does not come: then no call was made. */
export const whenAllAnswered = async (): Promise<void> => (await policy()).whenAllAnswered();

/** Sends a call past the policy. It is noted for a report as soon as the policy is here, as it is after any other call. */
export const sendPastPolicy: Send = (call, fields, ...request) =>
  policyCode.loaded?.sendNoted(call, fields, ...request) ?? fetch(...request);

/** Umi's request, set up for the policy of spec §7 and §8. Bodies arrive as text; the policy reads them. */
export const requestConfig: RequestConfig = {
  timeout: CALL_TIMEOUT_MS,
  adapter: 'fetch',
  // Whatever a server says of keeping answers: calls that change things are GET, too, and one customer's figures are no other's.
  fetchOptions: { cache: 'no-store' },
  responseType: 'text',
  transformResponse: [(body: unknown) => body],
  requestInterceptors: [
    async (config: RequestOptions) => {
      // A call belongs to the customer of the screen that it starts from, whatever is stored when it can be sent.
      const start = syncSession();
      return (await policy()).prepare(config, start);
    },
  ],
  responseInterceptors: [
    [
      async (response) => (policyCode.loaded ?? (await policy())).receive(response),
      (error) => {
        // What was sent has its policy here, so a chunk that did not come means for sure that nothing was sent.
        if (policyCode.loaded === null) throw error;
        return policyCode.loaded.failed(error as never);
      },
    ],
  ],
  errorConfig: {
    // A body with `success: false` (spec §8); it has no code of the envelope's, so its own counts when it is a number.
    errorThrower: (body: { errorCode?: unknown; errorMessage?: unknown }) => {
      const code = Number(body.errorCode);
      const msg = typeof body.errorMessage === 'string' ? body.errorMessage : '';
      throw new BackendError(null, Number.isInteger(code) ? code : NO_CODE, msg);
    },
    errorHandler: (error, options: RequestOptions) => {
      policy().then(
        ({ report }) => report(error, options),
        // Its code did not come, so nothing was sent: whoever made the call has been told the same.
        () => undefined,
      );
    },
  },
};
