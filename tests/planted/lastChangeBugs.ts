/** Bugs that the model of last changes (src/features/subaccounts/change/lastChangesModel.test.ts) must find. */
import type { PlantedBug } from './copy';

const RULES = 'src/features/subaccounts/rules/subAccountChange.ts';
const STORE = 'src/features/subaccounts/change/lastChanges.ts';

export const LAST_CHANGE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a tab sends by its own snapshot, not by the store',
    file: STORE,
    find: 'canSendChange(last, facts)',
    replace: 'canSendChange(changeIn(rows.snapshot(customer), sub), facts)',
  },
  {
    name: 'the reading before a change is taken before the lock',
    file: STORE,
    find: '      const work = async () => {\n        const facts = await read();',
    replace: '      const facts = await read();\n      const work = async () => {',
  },
  {
    name: 'a reload forgets a change under way',
    file: RULES,
    find: 'if (!isRecent(at.time, now.time)) return NO_CHANGE;',
    replace:
      "if (!isRecent(at.time, now.time) || (last.kind === 'underWay' && at.document !== now.document)) return NO_CHANGE;",
  },
  {
    name: 'a reading proves "not made" although the call may still take effect',
    file: RULES,
    find: '!isCallOver && passed < CALL_TIMEOUT',
    replace: '!isCallOver && passed < 5',
  },
  {
    name: 'a late answer of an earlier change closes the next one',
    file: RULES,
    find: "const isOwn = 'id' in event && 'id' in last && event.id === last.id;",
    replace: "const isOwn = 'id' in event;",
  },
];
