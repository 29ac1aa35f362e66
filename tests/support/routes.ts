/** The pages that the checks of a whole portal walk through, below /client: before signing in, and after. */
export const PUBLIC = [
  '/user/login',
  '/user/register',
  '/user/emailtoreset',
  '/user/resetpassword',
];
export const SIGNED_IN = [
  '/dashboard',
  '/neworder',
  '/residential?country=US&rotation=sticky',
  '/proxysetting/subaccount',
  '/proxysetting/addsub',
  '/proxysetting/whitelist',
  '/usage',
  '/usage?tab=changes',
  '/recharge',
  '/account/setting',
  '/account/resetpassword',
  '/nowhere',
];
