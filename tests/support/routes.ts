/** The pages for checks of the whole portal, below /client: before signing in, and after. */
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
  '/usage?tab=details',
  '/recharge',
  '/account/setting',
  '/account/resetpassword',
  '/nowhere',
];
