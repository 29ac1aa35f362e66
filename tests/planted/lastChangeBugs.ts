/** Bugs that the model of last changes (src/features/subaccounts/change/lastChangesModel.test.ts) must find. */
import type { PlantedBug } from './copy';

const RULES = 'src/features/subaccounts/rules/subAccountChange.ts';
const STORE = 'src/features/subaccounts/change/lastChanges.ts';
/** Any broken promise of the model counts: which one a sequence meets first is chance. */
const ANY = /./;

export const LAST_CHANGE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a tab sends by its own snapshot, not by the store',
    file: STORE,
    find: 'canSendChange(last, facts)',
    replace: 'canSendChange(changeIn(rows.snapshot(customer), sub), facts)',
    shows: ANY,
  },
  {
    name: 'the reading before a change is taken before the lock',
    file: STORE,
    find: '      const work = async () => {\n        const facts = await read();',
    replace: '      const facts = await read();\n      const work = async () => {',
    shows: ANY,
  },
  {
    name: 'a reload forgets a change under way',
    file: RULES,
    find: 'if (!isRecent(at.time, now.time)) return NO_CHANGE;',
    replace:
      "if (!isRecent(at.time, now.time) || (last.kind === 'underWay' && at.document !== now.document)) return NO_CHANGE;",
    shows: ANY,
  },
  {
    name: 'a reading proves "not made" although the call may still take effect',
    file: RULES,
    find: '!hasAnswer && passed < CALL_TIMEOUT',
    replace: '!hasAnswer && passed < 5',
    shows: ANY,
  },
  {
    name: 'the customer may decide at once',
    file: RULES,
    find: 'DECIDE_AFTER = 60',
    replace: 'DECIDE_AFTER = 0',
    shows: ANY,
  },
  {
    name: 'a late answer of an earlier change closes the next one',
    file: RULES,
    find: "const isOwn = 'id' in event && 'id' in last && event.id === last.id;",
    replace: "const isOwn = 'id' in event;",
    shows: ANY,
  },
  {
    name: 'the clocks of two tabs are compared to the second',
    file: RULES,
    find: 'CLOCK_MARGIN = 2',
    replace: 'CLOCK_MARGIN = 0',
    shows: ANY,
  },
  {
    name: 'another tab gives up on a sender that still waits',
    file: RULES,
    find: 'time: at.time + LONGEST_SENDING',
    replace: 'time: at.time + CALL_TIMEOUT',
    shows: ANY,
  },
  {
    name: 'a change is kept for ever',
    file: RULES,
    find: 'if (!isRecent(at.time, now.time)) return NO_CHANGE;',
    replace: '',
    shows: ANY,
  },
];
