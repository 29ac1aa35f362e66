/** The customer's browser of a recorded session, as far as the file describes it: page, purchases, language, time. */
import { placeAt } from './pages';
import type { Recorded } from './recorded';

export interface RecordedPurchase {
  readonly id: string;
  readonly userId: string;
}

const BASE = '/client';
const HOME = '/dashboard';

/** Returns the customer's page at a step of the time line; at its end the page where the report was made. */
export function addressAt({ entries, about }: Recorded, step: number): string {
  const isEnd = step === entries.length && typeof about?.route === 'string';
  return BASE + (placeAt(entries, step, isEnd ? String(about?.route) : undefined) ?? HOME);
}

/** Returns the purchases in the customer's browser, as the portal keeps them. */
export function purchasesOf({ about }: Recorded): readonly RecordedPurchase[] {
  if (!Array.isArray(about?.purchases)) return [];
  return about.purchases.filter(
    (
      one: Readonly<Record<string, unknown>>,
    ): one is Readonly<Record<string, unknown>> & RecordedPurchase =>
      typeof one.userId === 'string' && typeof one.id === 'string',
  );
}

export function localeOf({ about }: Recorded): string | null {
  return typeof about?.locale === 'string' ? about.locale : null;
}

/** Returns the end of the recording by the customer's clock, in ms; null when it is not in the file. */
export function endOf({ about, entries }: Recorded): number | null {
  if (typeof about?.madeAt === 'number') return about.madeAt;
  return entries.at(-1)?.at || null;
}
