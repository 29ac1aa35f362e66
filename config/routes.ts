/**
 * The route table (spec §2). `name` is the locale key below `menu.`; `icon` names an icon of the menu; `access` is the key
 * that opens a route; `hideInMenu` keeps it out of the menu.
 */
export const routes = [
  {
    path: '/user',
    component: '@/layouts/UserLayout',
    routes: [
      { path: '/user', redirect: '/user/login' },
      { path: '/user/login', name: 'login', component: '@/pages/user/login' },
      { path: '/user/register', name: 'register', component: '@/pages/user/register' },
      {
        path: '/user/resetpassword',
        name: 'resetpassword',
        component: '@/pages/user/resetpassword',
      },
      { path: '/user/emailtoreset', name: 'emailtoreset', component: '@/pages/user/emailtoreset' },
      { path: '/user/*', component: '@/pages/notFound' },
    ],
  },
  {
    path: '/',
    component: '@/layouts/MainLayout',
    routes: [
      { path: '/', redirect: '/dashboard' },
      {
        path: '/dashboard',
        name: 'dashboard',
        icon: 'dashboard',
        access: 'canSeeAdmin',
        component: '@/pages/dashboard',
      },
      {
        path: '/neworder',
        name: 'neworder',
        icon: 'order',
        access: 'canSeeAdmin',
        component: '@/pages/neworder',
      },
      {
        path: '/residential',
        name: 'residential',
        icon: 'residential',
        access: 'canSeeAdmin',
        component: '@/pages/residential',
      },
      {
        path: '/proxysetting',
        name: 'proxysetting',
        icon: 'setting',
        access: 'canSeeAdmin',
        routes: [
          { path: '/proxysetting', redirect: '/proxysetting/subaccount' },
          {
            path: '/proxysetting/subaccount',
            name: 'subaccount',
            access: 'canSeeAdmin',
            component: '@/pages/proxysetting/subaccount',
          },
          {
            path: '/proxysetting/addsub',
            name: 'addsub',
            hideInMenu: true,
            access: 'canSeeAdmin',
            component: '@/pages/proxysetting/addsub',
          },
          {
            path: '/proxysetting/editsub',
            name: 'editsub',
            hideInMenu: true,
            access: 'canSeeAdmin',
            component: '@/pages/proxysetting/editsub',
          },
          {
            path: '/proxysetting/whitelist',
            name: 'whitelist',
            access: 'canSeeAdmin',
            component: '@/pages/proxysetting/whitelist',
          },
        ],
      },
      {
        path: '/usage',
        name: 'usage',
        icon: 'usage',
        access: 'canSeeAdmin',
        component: '@/pages/usage',
      },
      {
        path: '/recharge',
        name: 'recharge',
        hideInMenu: true,
        access: 'canSeeAdmin',
        component: '@/pages/recharge',
      },
      {
        path: '/account',
        hideInMenu: true,
        access: 'canSeeAdmin',
        routes: [
          { path: '/account', redirect: '/account/setting' },
          {
            path: '/account/setting',
            name: 'accountsetting',
            hideInMenu: true,
            access: 'canSeeAdmin',
            component: '@/pages/account/setting',
          },
          {
            path: '/account/resetpassword',
            name: 'accountresetpassword',
            hideInMenu: true,
            access: 'canSeeAdmin',
            component: '@/pages/account/resetpassword',
          },
        ],
      },
      { path: '/*', component: '@/pages/notFound' },
    ],
  },
];
