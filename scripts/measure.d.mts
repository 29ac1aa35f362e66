import type { Browser } from '@playwright/test';

interface Profile {
  readonly cpu: number;
}

interface Visit {
  readonly url: string;
  /** A selector of what the visitor waits for. */
  readonly ready: string;
  /** The stored session; null for a visitor who is not signed in. */
  readonly session?: string | null;
  readonly profile?: Profile;
  readonly isRepeated?: boolean;
}

/** Times in ms since navigation. */
interface Figures {
  readonly ready: number;
  /** The second visit's time. */
  readonly again: number;
}

/** A slow telephone on a slow network. */
export const PROFILES: { readonly slow4g: Profile };

/** Visits an address, with `isRepeated` twice, and waits for a selector. */
export function measure(browser: Browser, visit: Visit): Promise<Figures>;

/** Returns the median of several measurements, figure by figure. */
export function medianOf(rows: readonly Figures[]): Figures;

/** Writes a time in ms for people: "1.23 s". */
export function seconds(ms: number): string;
