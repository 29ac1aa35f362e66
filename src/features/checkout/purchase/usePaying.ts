import { useEffect, useState } from 'react';
import type { RecordType } from '@/api/contract';
import { useAttendance } from '@/features/auth';
import type { Purchase } from '../rules/purchase/purchase';
import { needsNotice, type PurchaseOutcome } from '../rules/purchase/words';
import { purchaseEngine } from './engine';
import type { Press, Pressed } from './purchases';
import { usePurchase } from './usePurchase';

interface Clicked {
  readonly id: string;
  readonly isExisting: boolean;
}

function clickedOn(done: Pressed): Clicked | null {
  if (done.kind === 'refused' || done.kind === 'ask' || done.kind === 'putAway') return null;
  // An order that waits for its payment is told by the payment tracker: the hosted page opens now.
  if (done.kind === 'answered' && done.purchase.stage === 'unpaid') return null;
  return { id: done.purchase.id, isExisting: done.kind === 'existing' };
}

/** Paying on a page that sells: the click, what became of it, and the question before a second purchase beside an open one. */
export function usePaying(userId: string, type: RecordType) {
  const purchase = usePurchase(userId);
  const { purchases } = purchase;
  const [clicked, setClicked] = useState<Clicked | null>(null);
  const [question, setQuestion] = useState<{ open: Purchase; press: Press } | null>(null);

  const isHere = useAttendance(userId);
  useEffect(() => {
    // The watch starts before the first click: one that started during a sending would ask about that purchase a second
    // time.
    purchaseEngine();
  }, []);

  const shown = purchases.find((one) => one.id === clicked?.id);
  const left = purchases.find((one) => one.type === type && needsNotice(one));
  const outcomeOf = (one: Purchase | undefined, isExisting: boolean, isClicked: boolean) =>
    one ? ({ kind: 'purchase', purchase: one, isExisting, isClicked } as const) : null;
  const outcome: PurchaseOutcome | null =
    outcomeOf(shown, clicked?.isExisting ?? false, true) ?? outcomeOf(left, false, false);

  const pay = async (press: Press): Promise<Pressed> => {
    setClicked(null);
    setQuestion(null);
    const done = await purchaseEngine().press(userId, { ...press, isAttended: isHere });
    if (done.kind === 'ask') setQuestion({ open: done.purchase, press });
    setClicked(clickedOn(done));
    return done;
  };

  return {
    outcome,
    /** The open purchase that is asked about, and what was clicked; null when nothing is asked. */
    question,
    closeQuestion: () => setQuestion(null),
    pay,
    /** Whether the customer still looks at this page. */
    isHere,
    /** Clears the note about the last click and closes the question. */
    clear() {
      setClicked(null);
      setQuestion(null);
    },
    /** On to the hosted page, where there is one, unless the customer has gone elsewhere: then the payment tracker tells of it. */
    async leave(one: Purchase): Promise<void> {
      if (one.payUrl === null || !isHere()) return;
      await purchase.acknowledge(one.id);
      await purchase.goOn(one);
    },
    checkAgain: async ({ id }: Purchase) => {
      await purchase.checkAgain(id);
    },
    /** Makes room for a new purchase of the same. */
    async startAnew({ id }: Purchase): Promise<void> {
      setClicked(null);
      await purchase.replace(id);
    },
    async acknowledge({ id }: Purchase): Promise<void> {
      setClicked(null);
      await purchase.acknowledge(id);
    },
    async dismiss({ id }: Purchase): Promise<void> {
      setClicked(null);
      await purchase.dismiss(id);
    },
  };
}
