/**
 * A replay as a scenario file: the calls of the contract, without what a browser records beside them, with a name and a sentence. It
 * is a HAR inside, so the bench opens it as well (`readRecorded`). Those in `mock/scenarios/recorded` are scenarios like the others.
 */
import { ARCHIVE } from './har';
import { type Entry, type Recorded, SCENARIO_FORMAT } from './recorded';

const SPACE = 2;
const LONGEST_NAME = 40;

/** What a scenario file says of itself, beside the calls. */
export interface ScenarioTitle {
  /** As it stands in addresses. */
  readonly name: string;
  readonly title: string;
  /** What it shows. */
  readonly sentence: string;
}

function entryOf({ har, route, ending }: Entry) {
  return {
    ...har,
    ...(route === null ? {} : { _route: route }),
    ...(ending === 'pending' ? { _isPending: true } : {}),
    ...(ending === 'dropped' ? { _ending: 'network' } : {}),
  };
}

/** A title as a name: small letters, digits and hyphens; "recorded" when nothing of it can stand in a name. */
export function nameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME);
  return name.replace(/^-+|-+$/g, '') || 'recorded';
}

/**
 * The text of a scenario file.
 * @param title what it is called in the list of scenarios
 */
export function scenarioFile(title: string, { entries, sentence, about }: Recorded): string {
  const log = {
    ...ARCHIVE,
    comment: sentence,
    entries: entries.map(entryOf),
    ...(about === null ? {} : { _report: about }),
  };
  const head: ScenarioTitle = { name: nameOf(title), title, sentence };
  return `${JSON.stringify({ format: SCENARIO_FORMAT, ...head, says: [], har: { log } }, null, SPACE)}\n`;
}
