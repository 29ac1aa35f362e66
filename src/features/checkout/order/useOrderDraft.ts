import { history, useModel, useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { TrafficPackage } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { readDraft, writeDraft } from '@/lib/browser/storage/drafts';
import { useLocaleName } from '@/ui/format/text';
import { type Catalog, type Duration, listDurations, quantityBounds } from '../rules/order';
import {
  buildOrderDraft,
  chooseOrderStart,
  findReplacement,
  hasOrderLink,
  parseOrderLink,
  parseQuantity,
  readOrderStart,
  withoutOrderLink,
} from '../rules/orderStart';

/** Storage name of the draft. */
export const ORDER_DRAFT = 'order';

/**
 * Returns the order that the customer is putting together, with its setters. The whole draft survives a top-up, a reload or a sign-in in
 * this tab.
 */
export function useOrderDraft(catalog: Catalog) {
  const { id: userId } = useCustomer();
  const { packages, tiers } = catalog;
  const [query] = useSearchParams();
  const durations = listDurations(catalog);
  const [start] = useState(() => {
    const draft = readDraft(userId, ORDER_DRAFT, readOrderStart);
    return chooseOrderStart(catalog, draft, parseOrderLink(query, packages));
  });
  const [duration, setDuration] = useState<Duration>(start.duration);
  const [quantityText, setQuantityText] = useState(start.quantityText);
  const typed = parseQuantity(quantityText, useLocaleName());
  // Plain digits are read alike in every language.
  const storedQuantity = typed === null ? quantityText : String(typed);
  const [coupon, setCoupon] = useState(start.coupon);
  const [payWay, setPayWay] = useState(start.payWay);
  const [chosenId, setChosenId] = useState(start.packageId);
  const curPackage = packages.find((one) => one.id === chosenId) ?? null;
  const packageId = curPackage?.id ?? null;
  const choosePackage = (item: TrafficPackage | null) => setChosenId(item?.id ?? null);

  const model = useModel('newOrder');
  useEffect(() => model.setCurPackage(curPackage), [model.setCurPackage, curPackage]);
  useEffect(() => model.setPayWay(payWay), [model.setPayWay, payWay]);

  // A link (Buy again, or the palette) may change the address while the page is open. Its choice is used once and then
  // taken out of the address, so that a later choice is not overwritten.
  useEffect(() => {
    if (!hasOrderLink(query)) return;
    const linked = parseOrderLink(query, catalog.packages);
    if (linked.packageId !== undefined) setChosenId(linked.packageId);
    if (linked.quantityText !== undefined) setQuantityText(linked.quantityText);
    if (linked.payWay !== undefined) setPayWay(linked.payWay);
    if (linked.duration !== undefined && listDurations(catalog).includes(linked.duration)) {
      setDuration(linked.duration);
    }
    history.replace({ pathname: '/neworder', search: withoutOrderLink(query).toString() });
  }, [query, catalog]);

  useEffect(() => {
    const stored = { duration, packageId, quantityText: storedQuantity, coupon, payWay };
    writeDraft(userId, ORDER_DRAFT, stored);
  }, [userId, duration, packageId, storedQuantity, coupon, payWay]);

  const draft = useMemo(
    () => buildOrderDraft({ duration, coupon, payWay }, typed, curPackage, tiers),
    [duration, typed, coupon, payWay, curPackage, tiers],
  );

  const chooseDuration = (next: Duration) => {
    setDuration(next);
    if (curPackage !== null) choosePackage(findReplacement(packages, curPackage, next));
  };

  return {
    durations,
    duration,
    chooseDuration,
    curPackage,
    choosePackage,
    quantityText,
    setQuantityText: (text: string) => {
      setQuantityText(text);
      choosePackage(null);
    },
    quantity: curPackage ? curPackage.quantity : typed,
    bounds: quantityBounds(tiers, duration),
    coupon,
    setCoupon,
    payWay,
    setPayWay,
    draft,
  };
}

export type OrderChoice = ReturnType<typeof useOrderDraft>;
