/**
 * Recorded scenarios: replays that the bench has saved. Calls are answered from the file in place of a world: by the bench's own replay,
 * and on the mock's servers by `player.ts`. To add one, save the file in this folder, add a line here, and run `npm run scenarios`.
 */
import type { ScenarioTitle } from '../../replay/scenarioFile';
import orderFailed from './order-failed.json';

export interface RecordedScenario extends ScenarioTitle {
  /** Texts on the page at the end of its time line, word for word. */
  readonly says: readonly string[];
  readonly text: string;
}

const FILES: readonly (ScenarioTitle & Pick<RecordedScenario, 'says'>)[] = [orderFailed];

export const RECORDED: readonly RecordedScenario[] = FILES.map(
  ({ name, title, sentence, says, ...file }) => ({
    name,
    title,
    sentence,
    says,
    text: JSON.stringify({ ...file, name, title, sentence, says }),
  }),
);
