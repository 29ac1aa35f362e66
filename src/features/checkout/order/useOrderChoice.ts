import { history, useModel, useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { PayWay, TrafficPackage } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { toLatinNumber } from '@/lib/number/decimalInput';
import { useDraft, useKeptDraft } from '@/ui/form/useDraft';
import { useLocaleName } from '@/ui/format/text';
import { type Catalog, type Duration, listDurations, quantityBounds } from '../rules/order';
import {
  buildOrder,
  findFirstChoice,
  findReplacement,
  hasOrderLink,
  type OrderChoice,
  parseOrderLink,
  parseQuantity,
  readOrderChoice,
  withoutOrderLink,
} from '../rules/orderChoice';

const digitsOf = (text: string) => toLatinNumber(text).replace(/\D/g, '');

/**
 * Returns the order that the customer is putting together, with its setters. The whole choice survives a top-up, a reload or a sign-in in
 * this tab.
 */
export function useOrderChoice(catalog: Catalog) {
  const { packages, tiers } = catalog;
  const [query] = useSearchParams();
  const durations = listDurations(catalog);
  const kept = useDraft(useCustomer().id, 'order', readOrderChoice);
  const [chosen, setChosen] = useState(() =>
    findFirstChoice(catalog, kept.saved, parseOrderLink(query, packages)),
  );
  useKeptDraft(kept, chosen);
  const change = (by: Partial<OrderChoice>) => setChosen((now) => ({ ...now, ...by }));
  const { duration, packageId, quantityText, coupon, payWay } = chosen;
  const locale = useLocaleName();
  const curPackage = packages.find((one) => one.id === packageId) ?? null;
  // A chosen package that has gone off sale is not replaced by the quantity that stands in the field.
  const typed = packageId === null ? parseQuantity(quantityText, locale) : null;

  // Only the setters: the page would be drawn again for what it writes itself.
  const { setCurPackage, setPayWay } = useModel('newOrder', (model) => ({
    setCurPackage: model.setCurPackage,
    setPayWay: model.setPayWay,
  }));
  useEffect(() => setCurPackage(curPackage), [setCurPackage, curPackage]);
  useEffect(() => setPayWay(payWay), [setPayWay, payWay]);

  // A link (Buy again, or the palette) may change the address while the page is open. Its choice is used once and then
  // taken out of the address, so that a later choice is not overwritten.
  useEffect(() => {
    if (!hasOrderLink(query)) return;
    const linked = parseOrderLink(query, catalog.packages);
    setChosen((now) => findFirstChoice(catalog, now, linked));
    history.replace({ pathname: '/neworder', search: withoutOrderLink(query).toString() });
  }, [query, catalog]);

  const order = useMemo(
    () => buildOrder({ duration, coupon, payWay }, typed, curPackage, tiers),
    [duration, typed, coupon, payWay, curPackage, tiers],
  );

  return {
    ...chosen,
    durations,
    chooseDuration(next: Duration) {
      if (curPackage === null) return change({ duration: next });
      const replacement = findReplacement(packages, curPackage, next);
      if (replacement) return change({ duration: next, packageId: replacement.id });
      const quantityText = String(curPackage.quantity);
      change({ duration: next, packageId: null, quantityText });
    },
    curPackage,
    choosePackage: (item: TrafficPackage | null) => change({ packageId: item?.id ?? null }),
    setQuantityText(text: string) {
      // A change of language writes the number anew, with other separators: that is no choice of a quantity.
      const isSame = digitsOf(text) === digitsOf(quantityText);
      change({ quantityText: text, packageId: isSame ? packageId : null });
    },
    quantity: curPackage ? curPackage.quantity : typed,
    bounds: quantityBounds(tiers, duration),
    setCoupon: (code: string) => change({ coupon: code }),
    setPayWay: (next: PayWay) => change({ payWay: next }),
    order,
    dropDraft: kept.drop,
  };
}

/** An `OrderChoice` with what follows from it and its setters. */
export type EditableChoice = ReturnType<typeof useOrderChoice>;
