import { history, useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import { useCustomer } from '@/features/auth';
import { formatUsd, isUsd, MINIMUM_RECHARGE, type Usd, withFee } from '@/lib/number/money';
import { useDraft, useKeptDraft } from '@/ui/form/useDraft';
import { useLocaleName, useText } from '@/ui/format/text';
import { usePayment } from '../purchase/usePayment';
import { formatTypedAmount, parseRechargeAmount, readRechargeDraft } from '../rules/rechargeAmount';

/** Texts about an amount that cannot be recharged. */
const PROBLEMS = {
  empty: 'common.required',
  notAmount: 'recharge.notAmount',
  tooLittle: 'recharge.minimum',
} as const;

/** Handles adding funds: the amount as typed in the customer's locale, its cost, and paying it once. */
export function useAddFunds() {
  const t = useText();
  const locale = useLocaleName();
  const [query] = useSearchParams();
  const wanted = query.get('amount');
  const draft = useDraft(useCustomer().id, 'recharge', readRechargeDraft);
  const [text, setText] = useState(
    isUsd(wanted) ? formatTypedAmount(wanted, locale) : (draft.saved?.text ?? ''),
  );
  useKeptDraft(draft, { text });
  const [tried, setTried] = useState(false);
  const isForOrder = query.get('back') === 'neworder';
  const { amount, problem } = parseRechargeAmount(text, locale);
  const payment = usePayment({
    type: 'recharge',
    shown: amount === null ? null : { type: 'recharge', amount },
    onResult: ({ kind }) => {
      if (kind === 'answered') draft.drop();
    },
  });

  // An amount in the address is used once and then taken out, so that a later typed amount is not
  // overwritten.
  useEffect(() => {
    if (wanted === null) return;
    if (isUsd(wanted)) setText(formatTypedAmount(wanted, locale));
    const rest = new URLSearchParams(query);
    rest.delete('amount');
    history.replace({ pathname: '/recharge', search: rest.toString() });
  }, [wanted, query, locale]);

  const least = { amount: formatUsd(MINIMUM_RECHARGE, locale) };
  // A half-typed amount is no error before the customer tries to pay it.
  const isWrong = problem === 'notAmount' || (tried && problem !== null);

  const pay = async () => {
    if (payment.busy) return;
    setTried(true);
    if (amount === null) {
      payment.clear();
      document.getElementById('amount')?.focus();
      return;
    }
    await payment.pay({
      content: { type: 'recharge', amount },
      total: withFee(amount),
      isForOrder,
    });
  };

  return {
    text,
    setText,
    choose: (quick: Usd) => setText(formatTypedAmount(quick, locale)),
    amount,
    hint: t('recharge.minimum', least),
    error: isWrong ? t(PROBLEMS[problem], least) : null,
    isForOrder,
    payment,
    pay,
  };
}
