/**
 * The bench's parts in the portal's window. To add one, write a function in a file of its own and list it in `PARTS`: they run in this
 * order, after the world and the clocks are ready and before the portal starts.
 */
import type { CallResponder } from '../handlers';
import { clockPart } from './backendClock';
import { replayPart } from './replay';
import { scenarioPart } from './scenario';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

export interface PortalSide {
  readonly settings: Settings;
  readonly shared: SharedWorld;
  /** Asks `answerer` from now on, before the following parts and the world. This tab's faults are played before any of them. */
  answerFirst(answerer: CallResponder): void;
}

export type Part = (side: PortalSide) => void | Promise<void>;

export const PARTS: readonly Part[] = [scenarioPart, clockPart, replayPart];
