export { AccountField } from './AccountField';
export { AccountFilter } from './AccountFilter';
export { AddSubAccount } from './edit/AddSubAccount';
export { EditSubAccount } from './edit/EditSubAccount';
export { allSubAccountsQuery, useAllSubAccounts, useFoundSubAccounts } from './queries';
export { SubAccounts } from './SubAccounts';
