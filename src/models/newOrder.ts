import { useState } from 'react';
import type { PayWay, TrafficPackage } from '@/api/contract';

/**
 * Holds the new order's state (spec §3), for whoever reads it by `useModel`: the package and the way to pay that are chosen on New order,
 * and whether the last click on a page that sells was for the free trial. New order keeps its choice itself and writes it here.
 */
export default function useNewOrder() {
  const [curPackage, setCurPackage] = useState<TrafficPackage | null>(null);
  const [payWay, setPayWay] = useState<PayWay>('cryptomus');
  const [isTrial, setIsTrial] = useState(false);
  return { curPackage, setCurPackage, payWay, setPayWay, isTrial, setIsTrial };
}
