import { useState } from 'react';
import { useCustomer } from '@/features/auth';
import { createUserStorage, readTexts } from '@/lib/browser/storage/userStorage';
import { type Item, useCommands } from './commands';
import { findCommands } from './findCommands';
import { useHits } from './useHits';

/** Number of commands that are remembered. */
const RECENT_MAX = 3;
/** The ids of a customer's last commands, the last first. */
const recentCommands = createUserStorage('commands', readTexts);

/** Returns the groups in the order in which they begin, each with its items. */
function inGroups(items: readonly Item[]) {
  const names = [...new Set(items.map(({ group }) => group))];
  return names.map((name) => ({ name, items: items.filter(({ group }) => group === name) }));
}

/**
 * Returns the lines of the palette for a query, in groups: the commands that match, then other hits. Without a query: the
 * customer's last commands, then the others. `remember` stores a command that is run, never a hit.
 */
export function useItems(query: string) {
  const { id: userId } = useCustomer();
  const commands = useCommands();
  // Read once: a command that is run must not move the lines while the palette closes.
  const [recentIds] = useState(() => recentCommands.get(userId));
  const { known, accounts, ...state } = useHits(query);
  const remember = ({ id }: Item) => {
    if (!commands.some((command) => command.id === id)) return;
    recentCommands.change(userId, (now) =>
      [id, ...now.filter((one) => one !== id)].slice(0, RECENT_MAX),
    );
  };
  if (query.trim() !== '') {
    const lines = [...findCommands(query, commands), ...known, ...accounts];
    return { groups: inGroups(lines), ...state, remember };
  }
  const recent = recentIds.flatMap((id) => commands.filter((command) => command.id === id));
  const others = commands.filter((command) => !recent.includes(command));
  const items = [...recent.map((command) => ({ ...command, group: 'recent' as const })), ...others];
  return { groups: inGroups(items), ...state, remember };
}
