import { useCallback, useState } from 'react';
import type { PayWay, TrafficPackage } from '@/api/contract';

/** The initial state of the new order for a customer. */
interface Start {
  readonly curPackage: TrafficPackage | null;
  readonly payWay: PayWay;
}

/**
 * Holds the new order's state (spec §3): the selected package, the way to pay, and whether it is the trial. The state outlives its
 * page, so it also holds its owner: the page starts again for another customer.
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
