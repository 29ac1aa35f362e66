/**
 * A replay as a file that a test can use: the calls of the contract, without what a browser records beside them. It is a HAR
 * with a name, so the bench opens it as well (`readRecorded`).
 */
import { calls } from '../../src/contract';
import { type Entry, type Recorded, SCENARIO_FORMAT } from './recorded';

const SPACE = 1;

function entryOf({ call, url, params, at, ms, route, ending, status, body }: Entry) {
  const { method } = calls[call];
  const text = new URLSearchParams(params.map(([name, value]) => [name, value])).toString();
  return {
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    request: { method, url, ...(method === 'POST' ? { postData: { text } } : {}) },
    response: { status, content: body === null ? {} : { text: body } },
    ...(route === null ? {} : { _route: route }),
    ...(ending === 'pending' ? { _isPending: true } : {}),
    ...(ending === 'dropped' ? { _ending: 'network' } : {}),
  };
}

/** The text of a scenario file of this name. */
export function scenarioFile(name: string, { entries, sentence, about }: Recorded): string {
  const log = {
    version: '1.2',
    comment: sentence,
    entries: entries.map(entryOf),
    ...(about === null ? {} : { _report: about }),
  };
  return JSON.stringify({ format: SCENARIO_FORMAT, name, har: { log } }, null, SPACE);
}
