import { useState } from 'react';
import type { PayWay, TrafficPackage } from '@/contract';

/** The new order's state (spec §3): the selected package, the way to pay, whether it is the trial. */
export default function useNewOrder() {
  const [curPackage, setCurPackage] = useState<TrafficPackage | null>(null);
  const [payWay, setPayWay] = useState<PayWay>('cryptomus');
  const [isTrial, setIsTrial] = useState(false);
  return { curPackage, setCurPackage, payWay, setPayWay, isTrial, setIsTrial };
}
