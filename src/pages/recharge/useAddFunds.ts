import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useLocaleName, useText } from '@/components/text';
import { useBusy } from '@/components/useBusy';
import { retypedNumber } from '@/domain/decimalInput';
import { compareUsd, isUsd, MINIMUM_RECHARGE, parseAmountInput, type Usd } from '@/domain/money';
import { sendOnce } from '@/queries/exactlyOnce';
import { useStartRecharge } from '@/queries/order';
import { useOutcome } from '@/queries/useOutcome';
import { dropDraft, readDraft, writeDraft } from '@/runtime/drafts';
import { openHostedPage } from '@/runtime/hostedPage';
import { followPayment } from '@/runtime/payments';

/** Amounts offered at a click, in USD. */
export const QUICK_AMOUNTS: readonly Usd[] = ['20.00', '50.00', '100.00', '200.00', '500.00'];
const DRAFT = 'recharge';

/** The draft as a customer of `locale` types it now; it may have been typed in another language. */
function readText(stored: unknown, locale: string): string | null {
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return null;
  const typedIn = 'locale' in stored ? String(stored.locale) : locale;
  return retypedNumber(String(stored.text), typedIn, locale);
}

/** An amount as the customer of a locale would type it. */
function typed(amount: Usd, locale: string): string {
  const plain = amount.replace(/\.00$/, '');
  return locale.startsWith('ru') ? plain.replace('.', ',') : plain;
}

/** Adding funds: the amount as typed in the customer's locale, its cost, and paying it once. */
export function useAddFunds(userId: string) {
  const t = useText();
  const locale = useLocaleName();
  const [query] = useSearchParams();
  const { busy, run } = useBusy();
  const { mutateAsync } = useStartRecharge();
  const wanted = query.get('amount');
  const [text, setText] = useState(() =>
    isUsd(wanted)
      ? typed(wanted, locale)
      : (readDraft(userId, DRAFT, (stored) => readText(stored, locale)) ?? ''),
  );
  const [tried, setTried] = useState(false);
  const isForOrder = query.get('back') === 'neworder';
  const outcomes = useOutcome(userId, 'recharge', isForOrder);

  useEffect(() => writeDraft(userId, DRAFT, { text, locale }), [userId, text, locale]);

  const amount = parseAmountInput(text, locale);
  const isEnough = amount !== null && compareUsd(amount, MINIMUM_RECHARGE) >= 0;
  const problem = () => {
    if (text.trim() === '') return t('common.required');
    if (amount === null) return t('recharge.notAmount');
    return isEnough ? null : t('recharge.minimum');
  };

  const place = async () => {
    setTried(true);
    outcomes.clear();
    if (amount === null || !isEnough) {
      document.getElementById('amount')?.focus();
      return;
    }
    const signature = `recharge:${amount}`;
    const sending = await sendOnce(
      { userId, type: 'recharge', signature },
      (requestId) => mutateAsync({ amount, requestId }),
      (answer) => answer.orderId,
    );
    if (outcomes.showUnanswered(signature, sending) || sending.kind !== 'answered') return;
    const { orderId, url, total, expireAt } = sending.answer;
    // Kept before leaving: the portal picks the payment up wherever the customer comes back.
    followPayment(userId, {
      orderId,
      kind: 'recharge',
      total,
      payUrl: url,
      expireAt,
      forOrder: isForOrder,
    });
    dropDraft(userId, DRAFT);
    await openHostedPage(url);
  };

  return {
    text,
    type: setText,
    choose: (quick: Usd) => setText(typed(quick, locale)),
    amount: isEnough ? amount : null,
    error: tried || (text !== '' && amount === null) ? problem() : null,
    busy,
    isForOrder,
    outcome: outcomes.outcome,
    pay: () => run(place),
    checkAgain: () => run(outcomes.checkAgain),
    startAnew: outcomes.startAnew,
  };
}
