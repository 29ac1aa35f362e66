import { useCallback, useState } from 'react';
import type { PayWay, TrafficPackage } from '@/api/contract';

/** What the new order starts with when a customer opens it. */
interface Start {
  readonly curPackage: TrafficPackage | null;
  readonly payWay: PayWay;
}

/**
 * The new order's state (spec §3): the selected package, the way to pay, whether it is the trial. It outlives its page, so
 * it says whose choice it is; for another customer the page begins anew.
 */
export default function useNewOrder() {
  const [owner, setOwner] = useState<string | null>(null);
  const [curPackage, setCurPackage] = useState<TrafficPackage | null>(null);
  const [payWay, setPayWay] = useState<PayWay>('cryptomus');
  const [isTrial, setIsTrial] = useState(false);
  const begin = useCallback((userId: string, start: Start) => {
    setOwner(userId);
    setCurPackage(start.curPackage);
    setPayWay(start.payWay);
    setIsTrial(false);
  }, []);
  return { owner, begin, curPackage, setCurPackage, payWay, setPayWay, isTrial, setIsTrial };
}
