import type { ComponentType } from 'react';
import type { Bench } from './bench';

/**
 * A section of the panel: one file in `sections/`, named in `sections/index.ts`. What a section sets in `bench.settings` is in
 * the address; what it must do in the portal's window before the portal starts is a part (`mock/bench/parts.ts`).
 */
export interface Section {
  /** Its value in the address' `section`. */
  readonly id: string;
  readonly title: string;
  readonly View: ComponentType<{ readonly bench: Bench }>;
}
