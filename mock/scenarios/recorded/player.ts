/**
 * Plays recorded scenarios where there is no bench: calls are answered from the file, and by the world where the file has no
 * answer, until the world is reset or turned into another scenario.
 */
import type { CallResponder } from '../../handlers';
import { replayAnswers } from '../../replay/answers';
import {
  addressAt,
  endOf,
  localeOf,
  purchasesOf,
  type RecordedPurchase,
} from '../../replay/customer';
import { readRecorded } from '../../replay/recorded';
import { createProgress } from '../../replay/replay';
import { resetWorld } from '../../world';
import { openSession } from '../../world/account';
import type { World } from '../../world/state';
import type { ScenarioStart } from '..';
import { RECORDED } from '.';

/** A `ScenarioStart` with the recorded purchases and the time of the recording. */
export interface RecordedStart extends Omit<ScenarioStart, 'purchases'> {
  readonly purchases: readonly RecordedPurchase[];
  /** Time of the customer's clock at the end, in ms, for callers that can set their browser's clock. */
  readonly at: number | null;
}

export interface Player {
  /** Resets the world and plays a scenario from then on; null for a name that no recorded scenario has. */
  play(name: string): RecordedStart | null;
  /** For `createHandlers`. */
  readonly answerFirst: CallResponder;
  readonly isPlaying: () => boolean;
}

/**
 * Creates a player of recorded scenarios in a world.
 * @throws when a world that was just reset has no customer
 */
export function createPlayer(world: World): Player {
  let answerer: Promise<CallResponder> | null = null;
  /** The state of the world that a scenario is played in. A reset replaces the state, and so ends the scenario. */
  let state: World['state'] | null = null;
  const isPlaying = () => state === world.state;
  return {
    play(name) {
      const found = RECORDED.find((one) => one.name === name);
      if (!found) return null;
      const recorded = readRecorded(found.text);
      resetWorld(world, { seed: world.seed, now: world.clock.source });
      const [customer] = world.state.users;
      if (!customer) throw new Error('the world has no customer');
      const { token, expireAt } = openSession(world, customer);
      const step = recorded.entries.length;
      const progress = createProgress(step);
      answerer = replayAnswers(recorded, { progress, token, isStrict: false, isTimed: false });
      state = world.state;
      return {
        name,
        address: addressAt(recorded, step),
        customer: { id: customer.id, email: customer.email },
        session: { jwt_token: token, expire_at: expireAt },
        locale: localeOf(recorded),
        purchases: purchasesOf(recorded),
        at: endOf(recorded),
      };
    },
    answerFirst: async (call, request) =>
      isPlaying() && answerer ? (await answerer)(call, request) : null,
    isPlaying,
  };
}
