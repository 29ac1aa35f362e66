import type { Page, PaymentCheck, PaymentRecord, RecordType } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { BackendError, NotSentError } from '@/api/contract/errors';
import { eachPage } from '@/api/pages';
import type { CallOptions } from '@/services/call';
import { pay, rechargeRecord } from '@/services/order';
import { checkPay, cryptomusPay } from '@/services/recharge';
import type { OrderParams } from '../rules/order';
import { paymentRule } from '../rules/payment';
import type { PaymentAnswer, PlacedPurchase } from '../rules/purchase/machine';
import type { PurchaseContent } from '../rules/purchase/payRequest';
import type { Purchase } from '../rules/purchase/purchase';
import { findInRecords, type LookupResult } from '../rules/purchase/records';

/** Result of a sending, an event of the machine: an answer, a code, no readable answer, or certainty that nothing left the browser. */
export type SendResult =
  | { readonly type: 'answered'; readonly placed: PlacedPurchase }
  | { readonly type: 'code'; readonly code: number; readonly msg: string }
  | { readonly type: 'lost' }
  | { readonly type: 'notSent' };

/** A note on the page reports a lost answer or an unsent call, so the request policy shows no message for these. */
const QUIET_FAILURES: CallOptions = {
  isShownByCaller: (error) => !(error instanceof BackendError),
};

async function sendOrder(order: OrderParams, requestId: string): Promise<SendResult> {
  const { code, msg, data } = await pay({ ...order, requestId }, QUIET_FAILURES);
  if (code !== CODE.success || data === null) return { type: 'code', code, msg };
  return { type: 'answered', placed: data };
}

async function sendRecharge(amount: string, requestId: string): Promise<SendResult> {
  const invoice = await cryptomusPay({ amount, requestId }, QUIET_FAILURES);
  return { type: 'answered', placed: { ...invoice, status: 'unpaid' } };
}

/**
 * Translates an error of the call that pays. Without a code the call may have reached the backend, unless the request certainly
 * never left the browser.
 */
function sendingFailure(error: unknown): SendResult {
  if (error instanceof NotSentError) return { type: 'notSent' };
  if (error instanceof BackendError) return { type: 'code', code: error.code, msg: error.msg };
  return { type: 'lost' };
}

/** Translates an answer of checkPay. With code 0 and 20501 its data counts, if the data is about this payment. */
function paymentAnswer(orderId: string, code: number, data: PaymentCheck | null): PaymentAnswer {
  if (code === CODE.noSuchOrder) return { kind: 'unknownOrder' };
  const isAnswer = code === CODE.success || code === CODE.notPaidYet;
  if (!isAnswer || data === null || data.orderId !== orderId) return { kind: 'failed' };
  const { paymentStatus, paidAmount } = data;
  // The provider has the money, and the backend has not credited it yet: code 0 follows the credit.
  const isAhead = code === CODE.notPaidYet && paymentRule(paymentStatus)?.stage === 'paid';
  return { kind: 'status', status: isAhead ? 'confirm_check' : paymentStatus, paidAmount };
}

/** Reads pages of the records, up to the page that holds the request. */
async function pagesUntil(
  type: RecordType,
  requestId: string,
): Promise<readonly Page<PaymentRecord>[]> {
  const pages: Page<PaymentRecord>[] = [];
  for await (const page of eachPage((paging) => rechargeRecord({ type, ...paging }))) {
    pages.push(page);
    if (page.list.some((row) => row.requestId === requestId)) break;
  }
  return pages;
}

/** The calls that a purchase needs. None of them throws. */
export const purchaseCalls = {
  async send(content: PurchaseContent, requestId: string): Promise<SendResult> {
    try {
      return content.type === 'order'
        ? await sendOrder(content.order, requestId)
        : await sendRecharge(content.amount, requestId);
    } catch (error) {
      return sendingFailure(error);
    }
  },
  async check(orderId: string): Promise<PaymentAnswer> {
    try {
      const { code, data } = await checkPay({ orderId });
      return paymentAnswer(orderId, code, data);
    } catch {
      return { kind: 'failed' };
    }
  },
  async lookUp(purchase: Pick<Purchase, 'type' | 'id' | 'createdAt'>): Promise<LookupResult> {
    try {
      return findInRecords(await pagesUntil(purchase.type, purchase.id), purchase);
    } catch {
      return { kind: 'uncertain' };
    }
  },
};
