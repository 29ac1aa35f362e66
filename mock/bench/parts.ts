/**
 * What parts of the bench do in the portal's window. To add one, write a function in a file of its own and name it in
 * `PARTS`: each runs, in this order, after the world and the clocks are there and before the portal starts.
 */
import type { Answerer } from '../handlers';
import { clockPart } from './backendClock';
import { replayPart } from './replay';
import { scenarioPart } from './scenario';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

export interface PortalSide {
  readonly settings: Settings;
  readonly shared: SharedWorld;
  /** From now on `answerer` is asked before the parts that come after and the world; a fault that the call meets comes before both. */
  answerFirst(answerer: Answerer): void;
}

export type Part = (side: PortalSide) => void | Promise<void>;

export const PARTS: readonly Part[] = [scenarioPart, clockPart, replayPart];
