import { history, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '@/lib/browser/drafts';
import { isUsd, type Usd, withFee } from '@/lib/number/money';
import { useBusy } from '@/ui/form/useBusy';
import { useLocaleName, useText } from '@/ui/format/text';
import { usePaying } from '../purchase';
import type { Purchase } from '../rules/purchase/purchase';
import { rechargeAmount, rechargeDraft, typedAmount } from '../rules/rechargeAmount';

const DRAFT = 'recharge';

/** What is said of an amount that cannot be recharged. */
const PROBLEMS = {
  empty: 'common.required',
  notAmount: 'recharge.notAmount',
  tooLittle: 'recharge.minimum',
} as const;

/** Adding funds: the amount as typed in the customer's locale, its cost, and paying it once. */
export function useAddFunds(userId: string) {
  const t = useText();
  const locale = useLocaleName();
  const [query] = useSearchParams();
  const { busy, run } = useBusy();
  const wanted = query.get('amount');
  const [text, setText] = useState(() =>
    isUsd(wanted)
      ? typedAmount(wanted, locale)
      : (readDraft(userId, DRAFT, (stored) => rechargeDraft(stored, locale)) ?? ''),
  );
  const [tried, setTried] = useState(false);
  const isForOrder = query.get('back') === 'neworder';
  const paying = usePaying(userId, 'recharge');

  // An amount in the address is used once and then taken out, so that it never wins over what is typed later.
  useEffect(() => {
    if (wanted === null) return;
    if (isUsd(wanted)) setText(typedAmount(wanted, locale));
    const rest = new URLSearchParams(query);
    rest.delete('amount');
    history.replace({ pathname: '/recharge', search: rest.toString() });
  }, [wanted, query, locale]);

  useEffect(() => writeDraft(userId, DRAFT, { text, locale }), [userId, text, locale]);

  const { amount, problem } = rechargeAmount(text, locale);
  // An amount that is not typed to its end is no error before the customer tries to pay it.
  const isWrong = problem === 'notAmount' || (tried && problem !== null);

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
    if (amount === null) {
      document.getElementById('amount')?.focus();
      return;
    }
    await buy(amount);
  };

  const { question } = paying;
  return {
    text,
    setText,
    choose: (quick: Usd) => setText(typedAmount(quick, locale)),
    amount,
    error: isWrong ? t(PROBLEMS[problem]) : null,
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
