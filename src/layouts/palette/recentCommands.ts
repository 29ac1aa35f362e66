import { createUserStorage, readTexts } from '@/lib/browser/storage/userStorage';

/** Number of commands that are remembered. */
const RECENT_MAX = 3;

/** The ids of a customer's last commands, the last first. */
export const recentCommands = createUserStorage('commands', readTexts);

/** Puts a command first among the customer's last ones. */
export function rememberCommand(userId: string, id: string): void {
  recentCommands.change(userId, (now) =>
    [id, ...now.filter((one) => one !== id)].slice(0, RECENT_MAX),
  );
}
