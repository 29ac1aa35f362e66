import type { ComponentType } from 'react';
import type { Bench } from './bench';

/**
 * A section of the panel: one file in `sections/`, listed in `sections/index.ts`. Whatever a section sets in `bench.settings`
 * is in the address; work in the portal's window before the portal starts belongs to a part (`mock/bench/parts.ts`).
 */
export interface Section {
  /** Value of `section` in the address. */
  readonly id: string;
  readonly title: string;
  readonly View: ComponentType<{ readonly bench: Bench }>;
}
