import { history, useModel, useSearchParams } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { PayWay, PriceTier, TrafficPackage } from '@/contract';
import {
  type Duration,
  durationsOf,
  type OrderDraft,
  quantityBounds,
  tierFor,
} from '@/domain/order';
import { readDraft, writeDraft } from '@/runtime/drafts';
import { useModelValue } from './useModelValue';

/** The name that the draft is kept under. */
export const ORDER_DRAFT = 'order';
const DIGITS = /^\d{1,7}$/;
/** What a custom quantity starts with, in GB. */
const FIRST_QUANTITY = '10';

interface Stored {
  readonly duration: Duration;
  readonly packageId: string | null;
  readonly quantityText: string;
  readonly coupon: string;
  readonly payWay: PayWay;
}

function readStored(value: unknown): Stored | null {
  if (typeof value !== 'object' || value === null) return null;
  const { duration, packageId, quantityText, coupon, payWay } = value as Record<string, unknown>;
  if (duration !== null && typeof duration !== 'number') return null;
  if (packageId !== null && typeof packageId !== 'string') return null;
  if (typeof quantityText !== 'string' || typeof coupon !== 'string') return null;
  if (payWay !== 'cryptomus' && payWay !== 'balance') return null;
  return { duration, packageId, quantityText, coupon, payWay };
}

/** Parameters of the address that choose something; used once and then taken out, so that they never win over a later choice. */
const PRESETS = ['package', 'quantity', 'days', 'pay'];

/** What a link to this page chooses: `?package=ID`, or `?quantity=GB` with `&days=30` (empty = Unlimit), and `&pay=balance`. */
function preset(query: URLSearchParams, packages: readonly TrafficPackage[]): Partial<Stored> {
  const pay = query.get('pay');
  const way: Partial<Stored> = pay === 'balance' || pay === 'cryptomus' ? { payWay: pay } : {};
  const wanted = packages.find((one) => one.id === query.get('package') && !one.isTrial);
  if (wanted) return { ...way, packageId: wanted.id, duration: wanted.durationDays };
  const quantity = query.get('quantity') ?? '';
  if (quantityOf(quantity) === null) return way;
  const days = query.get('days');
  const chosen = { ...way, packageId: null, quantityText: quantity };
  if (days === '') return { ...chosen, duration: null };
  return days !== null && DIGITS.test(days) ? { ...chosen, duration: Number(days) } : chosen;
}

/** Quantity in GB that a custom text means, or null while it means none. */
export function quantityOf(text: string): number | null {
  return DIGITS.test(text) && Number(text) > 0 ? Number(text) : null;
}

/**
 * What the page starts with: the link, else this tab's draft, else the most popular package. A draft may name a package
 * that is not on sale any more.
 */
function startOf(
  userId: string,
  query: URLSearchParams,
  packages: readonly TrafficPackage[],
  tiers: readonly PriceTier[],
): Stored {
  const durations = durationsOf(tiers, packages);
  const popular =
    packages.find((one) => one.tag === 'most_popular') ?? packages.find((one) => !one.isTrial);
  const base: Stored = {
    // Null is Unlimit, so it must not fall through to the next.
    duration: popular ? popular.durationDays : (durations[0] ?? null),
    packageId: popular?.id ?? null,
    quantityText: FIRST_QUANTITY,
    coupon: '',
    payWay: 'cryptomus',
  };
  const stored = {
    ...base,
    ...readDraft(userId, ORDER_DRAFT, readStored),
    ...preset(query, packages),
  };
  const exists = stored.packageId === null || packages.some((one) => one.id === stored.packageId);
  const isSold = durations.includes(stored.duration);
  return {
    ...stored,
    ...(exists ? {} : { packageId: null }),
    ...(isSold ? {} : { duration: base.duration }),
  };
}

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
    const stored = startOf(userId, query, packages, tiers);
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

  // A link may come while the page is open: Buy again, or the palette.
  useEffect(() => {
    if (!PRESETS.some((name) => query.has(name))) return;
    const linked = preset(query, packages);
    if (linked.packageId !== undefined) {
      setCurPackage(packages.find((one) => one.id === linked.packageId) ?? null);
    }
    if (linked.quantityText !== undefined) setQuantityText(linked.quantityText);
    if (linked.payWay !== undefined) setPayWay(linked.payWay);
    if (linked.duration !== undefined && durationsOf(tiers, packages).includes(linked.duration)) {
      setDuration(linked.duration);
    }
    const rest = new URLSearchParams(query);
    for (const name of PRESETS) rest.delete(name);
    history.replace({ pathname: '/neworder', search: rest.toString() });
  }, [query, packages, tiers, setCurPackage, setPayWay]);

  useEffect(() => {
    if (!isOwn) return;
    writeDraft(userId, ORDER_DRAFT, { duration, packageId, quantityText, coupon, payWay });
  }, [isOwn, userId, duration, packageId, quantityText, coupon, payWay]);

  const quantity = curPackage ? curPackage.quantity : quantityOf(quantityText);
  const sold =
    curPackage !== null || (quantity !== null && tierFor(tiers, quantity, duration) !== null);
  const durationDays = curPackage ? curPackage.durationDays : duration;
  const draft = useMemo(
    (): OrderDraft | null =>
      quantity === null || !sold
        ? null
        : { packageId, quantity, durationDays, couponCode: coupon, payWay, isTrial: false },
    [packageId, quantity, durationDays, coupon, payWay, sold],
  );

  const chooseDuration = (next: Duration) => {
    setDuration(next);
    if (curPackage === null) return;
    // The same size in the other time limit, where it is sold.
    const twin = packages.find(
      (one) => !one.isTrial && one.durationDays === next && one.quantity === curPackage.quantity,
    );
    const other = twin ?? packages.find((one) => !one.isTrial && one.durationDays === next);
    setCurPackage(other ?? null);
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
    quantity,
    bounds: quantityBounds(tiers, duration),
    coupon,
    setCoupon,
    payWay,
    setPayWay,
    draft,
  };
}

export type OrderChoice = NonNullable<ReturnType<typeof useOrderDraft>>;
