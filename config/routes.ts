/**
 * The route table (spec §2), from which ProLayout makes the menu. `name` is the locale key below `menu.`; `icon` names an icon of
 * src/layouts/menu/menuIcons.tsx, or one of the icon font (`icon-…`); `access` is the key that opens a route and all those inside
 * it; `hideInMenu` keeps a route out of the menu, where its `parentKeys` are marked instead; `ofRow` marks the page of a single row,
 * which needs the row in its address, so no general link leads there.
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
    access: 'canSeeAdmin',
    routes: [
      { path: '/', redirect: '/dashboard' },
      {
        path: '/dashboard',
        name: 'dashboard',
        icon: 'dashboard',
        component: '@/pages/dashboard',
      },
      {
        path: '/neworder',
        name: 'neworder',
        icon: 'shopping-cart',
        component: '@/pages/neworder',
      },
      {
        path: '/residential',
        name: 'residential',
        icon: 'global',
        component: '@/pages/residential',
      },
      {
        path: '/proxysetting',
        name: 'proxysetting',
        icon: 'setting',
        routes: [
          { path: '/proxysetting', redirect: '/proxysetting/subaccount' },
          {
            path: '/proxysetting/subaccount',
            name: 'subaccount',
            component: '@/pages/proxysetting/subaccount',
          },
          {
            path: '/proxysetting/addsub',
            name: 'addsub',
            parentKeys: ['/proxysetting/subaccount'],
            hideInMenu: true,
            component: '@/pages/proxysetting/addsub',
          },
          {
            path: '/proxysetting/editsub',
            name: 'editsub',
            parentKeys: ['/proxysetting/subaccount'],
            hideInMenu: true,
            ofRow: true,
            component: '@/pages/proxysetting/editsub',
          },
          {
            path: '/proxysetting/whitelist',
            name: 'whitelist',
            component: '@/pages/proxysetting/whitelist',
          },
        ],
      },
      {
        path: '/usage',
        name: 'usage',
        icon: 'bar-chart',
        component: '@/pages/usage',
      },
      {
        path: '/recharge',
        name: 'recharge',
        icon: 'wallet',
        hideInMenu: true,
        component: '@/pages/recharge',
      },
      {
        path: '/account',
        icon: 'user',
        hideInMenu: true,
        routes: [
          { path: '/account', redirect: '/account/setting' },
          {
            path: '/account/setting',
            name: 'accountsetting',
            hideInMenu: true,
            component: '@/pages/account/setting',
          },
          {
            path: '/account/resetpassword',
            name: 'accountresetpassword',
            icon: 'key',
            hideInMenu: true,
            component: '@/pages/account/resetpassword',
          },
        ],
      },
      { path: '/*', component: '@/pages/notFound' },
    ],
  },
];
