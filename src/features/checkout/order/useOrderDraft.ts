import { history, useModel, useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { PriceTier, TrafficPackage } from '@/api/contract';
import { readDraft, writeDraft } from '@/lib/browser/drafts';
import { type Duration, durationsOf, quantityBounds } from '../rules/order';
import {
  chosenOrder,
  hasOrderLink,
  linkedOrder,
  orderStart,
  packageFor,
  quantityOf,
  readOrderStart,
  withoutOrderLink,
} from '../rules/orderStart';
import { useModelValue } from './useModelValue';

/** The name that the draft is kept under. */
export const ORDER_DRAFT = 'order';

/**
 * What the customer is putting together. The package and the way to pay are the model's (spec §3); all of it survives in
 * this tab a top-up, a reload or a sign-in. Null until the model holds this customer's choice.
 */
export function useOrderDraft(
  userId: string,
  packages: readonly TrafficPackage[],
  tiers: readonly PriceTier[],
) {
  const model = useModel('newOrder');
  const { begin } = model;
  const [chosen, setCurPackage] = useModelValue(model.curPackage, model.setCurPackage);
  const [payWay, setPayWay] = useModelValue(model.payWay, model.setPayWay);
  const isOwn = model.owner === userId;
  const [query] = useSearchParams();
  const durations = durationsOf(tiers, packages);
  const [start] = useState(() => {
    const draft = readDraft(userId, ORDER_DRAFT, readOrderStart);
    const stored = orderStart({ packages, tiers }, draft, linkedOrder(query, packages));
    const item = packages.find((one) => one.id === stored.packageId) ?? null;
    return { ...stored, curPackage: item };
  });
  const [duration, setDuration] = useState<Duration>(start.duration);
  const [quantityText, setQuantityText] = useState(start.quantityText);
  const [coupon, setCoupon] = useState(start.coupon);
  // The package as it is on sale now.
  const curPackage = packages.find((one) => one.id === chosen?.id) ?? null;
  const packageId = curPackage?.id ?? null;

  // The page opens with what this tab remembers; from then on the model owns the choice.
  useEffect(() => begin(userId, start), [userId, start, begin]);

  // A link may come while the page is open: Buy again, or the palette. It is used once and then taken out of the address,
  // so that it never wins over a later choice.
  useEffect(() => {
    if (!hasOrderLink(query)) return;
    const linked = linkedOrder(query, packages);
    if (linked.packageId !== undefined) {
      setCurPackage(packages.find((one) => one.id === linked.packageId) ?? null);
    }
    if (linked.quantityText !== undefined) setQuantityText(linked.quantityText);
    if (linked.payWay !== undefined) setPayWay(linked.payWay);
    if (linked.duration !== undefined && durationsOf(tiers, packages).includes(linked.duration)) {
      setDuration(linked.duration);
    }
    history.replace({ pathname: '/neworder', search: withoutOrderLink(query).toString() });
  }, [query, packages, tiers, setCurPackage, setPayWay]);

  useEffect(() => {
    if (!isOwn) return;
    writeDraft(userId, ORDER_DRAFT, { duration, packageId, quantityText, coupon, payWay });
  }, [isOwn, userId, duration, packageId, quantityText, coupon, payWay]);

  const draft = useMemo(
    () => chosenOrder({ duration, quantityText, coupon, payWay }, curPackage, tiers),
    [duration, quantityText, coupon, payWay, curPackage, tiers],
  );

  const chooseDuration = (next: Duration) => {
    setDuration(next);
    if (curPackage !== null) setCurPackage(packageFor(packages, curPackage, next));
  };

  if (!isOwn) return null;
  return {
    durations,
    duration,
    chooseDuration,
    curPackage,
    choosePackage: setCurPackage,
    quantityText,
    setQuantityText: (text: string) => {
      setQuantityText(text);
      setCurPackage(null);
    },
    quantity: curPackage ? curPackage.quantity : quantityOf(quantityText),
    bounds: quantityBounds(tiers, duration),
    coupon,
    setCoupon,
    payWay,
    setPayWay,
    draft,
  };
}

export type OrderChoice = NonNullable<ReturnType<typeof useOrderDraft>>;
