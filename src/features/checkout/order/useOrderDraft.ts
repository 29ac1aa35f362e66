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

/** Storage name of the draft. */
export const ORDER_DRAFT = 'order';

/**
 * Returns the order that the customer is putting together, with its setters. The package and the way to pay are the
 * model's (spec §3); the whole draft survives a top-up, a reload or a sign-in in this tab. Null until the model holds
 * this customer's choice.
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
  // The stored package may be out of date, so the one on sale is used.
  const curPackage = packages.find((one) => one.id === chosen?.id) ?? null;
  const packageId = curPackage?.id ?? null;

  // The draft kept in this tab is only the first choice; from then on the model owns the choice.
  useEffect(() => begin(userId, start), [userId, start, begin]);

  // A link (Buy again, or the palette) may change the address while the page is open. Its choice is used once and then
  // taken out of the address, so that a later choice is not overwritten.
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
