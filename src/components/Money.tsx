import { formatUsd, type UnitPrice, type Usd } from '@/domain/money';
import { useLocaleName } from './text';

/** An exact amount of US dollars, as the locale writes it. */
export function Money({ amount }: { readonly amount: Usd | UnitPrice }) {
  return <span className="money">{formatUsd(amount, useLocaleName())}</span>;
}
