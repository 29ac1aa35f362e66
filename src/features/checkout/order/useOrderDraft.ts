import { history, useModel, useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useMemo, useState } from 'react';
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
 * Returns a model's value, and a setter that shows a new value at once.
 * Umi passes a model's change to pages in an effect, after the browser has painted: a radio button that is bound to the
 * model alone jumps back to the old choice for that moment. The model stays the owner: a later change of it replaces the
 * shown value.
 */
function useModelValue<T>(value: T, write: (next: T) => void): [T, (next: T) => void] {
  const [shown, setShown] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setShown(value);
  }
  const change = useCallback(
    (next: T) => {
      setShown(next);
      write(next);
    },
    [write],
  );
  return [shown, change];
}

/**
 * Returns the order that the customer is putting together, with its setters. The package and the way to pay are the
 * model's (spec §3); the whole draft survives a top-up, a reload or a sign-in in this tab. Null until the model holds
 * this customer's choice.
 */
export function useOrderDraft(catalog: Catalog) {
  const { id: userId } = useCustomer();
  const { packages, tiers } = catalog;
  const model = useModel('newOrder');
  const { begin } = model;
  const [chosen, setCurPackage] = useModelValue(model.curPackage, model.setCurPackage);
  const [payWay, setPayWay] = useModelValue(model.payWay, model.setPayWay);
  const isOwn = model.owner === userId;
  const [query] = useSearchParams();
  const durations = listDurations(catalog);
  const [start] = useState(() => {
    const draft = readDraft(userId, ORDER_DRAFT, readOrderStart);
    const stored = chooseOrderStart(catalog, draft, parseOrderLink(query, packages));
    const item = packages.find((one) => one.id === stored.packageId) ?? null;
    return { ...stored, curPackage: item };
  });
  const [duration, setDuration] = useState<Duration>(start.duration);
  const [quantityText, setQuantityText] = useState(start.quantityText);
  const typed = parseQuantity(quantityText, useLocaleName());
  // Plain digits are read alike in every language.
  const storedQuantity = typed === null ? quantityText : String(typed);
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
    const linked = parseOrderLink(query, catalog.packages);
    if (linked.packageId !== undefined) {
      setCurPackage(catalog.packages.find((one) => one.id === linked.packageId) ?? null);
    }
    if (linked.quantityText !== undefined) setQuantityText(linked.quantityText);
    if (linked.payWay !== undefined) setPayWay(linked.payWay);
    if (linked.duration !== undefined && listDurations(catalog).includes(linked.duration)) {
      setDuration(linked.duration);
    }
    history.replace({ pathname: '/neworder', search: withoutOrderLink(query).toString() });
  }, [query, catalog, setCurPackage, setPayWay]);

  useEffect(() => {
    if (!isOwn) return;
    const stored = { duration, packageId, quantityText: storedQuantity, coupon, payWay };
    writeDraft(userId, ORDER_DRAFT, stored);
  }, [isOwn, userId, duration, packageId, storedQuantity, coupon, payWay]);

  const draft = useMemo(
    () => buildOrderDraft({ duration, coupon, payWay }, typed, curPackage, tiers),
    [duration, typed, coupon, payWay, curPackage, tiers],
  );

  const chooseDuration = (next: Duration) => {
    setDuration(next);
    if (curPackage !== null) setCurPackage(findReplacement(packages, curPackage, next));
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
    quantity: curPackage ? curPackage.quantity : typed,
    bounds: quantityBounds(tiers, duration),
    coupon,
    setCoupon,
    payWay,
    setPayWay,
    draft,
  };
}

export type OrderChoice = NonNullable<ReturnType<typeof useOrderDraft>>;
