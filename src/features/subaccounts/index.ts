/**
 * Sub-accounts: the list, adding, changing, deleting, importing, and moving traffic to them and back. `add/`, `edit/`, `move/`,
 * `delete/` and `import/` are one dialog or page each, `change/` sends changes and remembers one whose answer was lost, and `rules/` decides what a
 * later reading proves. Start with `SubAccounts.tsx`, for lost answers with `rules/subAccountChange.ts`.
 */

export { AddSubAccount } from './add/AddSubAccount';
export { EditSubAccount } from './edit/EditSubAccount';
export { allSubAccountsQuery, newSubAccountsQuery } from './queries';
export { StatisticsAccountField } from './StatisticsAccountField';
export { SubAccounts } from './SubAccounts';
