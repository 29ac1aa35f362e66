import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { retypedNumber } from '@/domain/decimalInput';
import {
  compareUsd,
  isUsd,
  MINIMUM_RECHARGE,
  parseAmountInput,
  type Usd,
  withFee,
} from '@/domain/money';
import type { Purchase } from '@/domain/purchase/purchase';
import { usePaying } from '@/purchase';
import { dropDraft, readDraft, writeDraft } from '@/runtime/drafts';
import { useLocaleName, useText } from '@/ui/text';
import { useBusy } from '@/ui/useBusy';

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
  const wanted = query.get('amount');
  const [text, setText] = useState(() =>
    isUsd(wanted)
      ? typed(wanted, locale)
      : (readDraft(userId, DRAFT, (stored) => readText(stored, locale)) ?? ''),
  );
  const [tried, setTried] = useState(false);
  const isForOrder = query.get('back') === 'neworder';
  const paying = usePaying(userId, 'recharge');

  useEffect(() => writeDraft(userId, DRAFT, { text, locale }), [userId, text, locale]);

  const amount = parseAmountInput(text, locale);
  const isEnough = amount !== null && compareUsd(amount, MINIMUM_RECHARGE) >= 0;
  const problem = () => {
    if (text.trim() === '') return t('common.required');
    if (amount === null) return t('recharge.notAmount');
    return isEnough ? null : t('recharge.minimum');
  };

  const buy = async (wanted: Usd, besides?: string) => {
    const done = await paying.pay({
      content: { type: 'recharge', amount: wanted },
      total: withFee(wanted),
      isForOrder,
      besides,
    });
    if (done.kind !== 'answered') return;
    dropDraft(userId, DRAFT);
    // Followed before the customer leaves, so that the portal picks the payment up wherever they come back.
    if (done.purchase.stage === 'unpaid') await paying.leave(done.purchase);
  };

  const place = async () => {
    setTried(true);
    paying.clear();
    if (amount === null || !isEnough) {
      document.getElementById('amount')?.focus();
      return;
    }
    await buy(amount);
  };

  const { question } = paying;
  return {
    text,
    type: setText,
    choose: (quick: Usd) => setText(typed(quick, locale)),
    amount: isEnough ? amount : null,
    error: tried || (text !== '' && amount === null) ? problem() : null,
    busy,
    isForOrder,
    outcome: paying.outcome,
    open: question?.open ?? null,
    pay: () => run(place),
    /** Goes on although another purchase is open. */
    payAnyway: () =>
      run(async () => {
        const content = question?.press.content;
        if (content?.type === 'recharge') await buy(content.amount, question?.open.id);
      }),
    closeQuestion: paying.closeQuestion,
    leave: (purchase: Purchase) => run(() => paying.leave(purchase)),
    checkAgain: (purchase: Purchase) => run(() => paying.checkAgain(purchase)),
    startAnew: paying.startAnew,
    dismiss: paying.dismiss,
  };
}
