import { formatUnitPrice, formatUsd, type UnitPrice, type Usd } from '@/lib/number/money';
import { useLocaleName } from './text';

/** Draws an amount of US dollars in whole cents, as the locale writes it. */
export function Money({ amount }: { readonly amount: Usd }) {
  return <span>{formatUsd(amount, useLocaleName())}</span>;
}

/** Draws a price per GB, as the locale writes it: up to four fraction digits. */
export function PricePerGb({ price }: { readonly price: UnitPrice }) {
  return <span>{formatUnitPrice(price, useLocaleName())}</span>;
}
