import { matchedMenuName, pageTitle } from './pageTitle';

const routes = [
  { path: '/', name: undefined },
  { path: '/dashboard', name: 'dashboard' },
  { path: '/proxysetting/whitelist', name: 'proxysetting.whitelist' },
  { path: '/*', name: undefined },
  { name: 'layout' },
];

describe('the page title', () => {
  it.each([
    ['/client/dashboard', 'dashboard'],
    ['/dashboard', 'dashboard'],
    ['/client/dashboard/', 'dashboard'],
    ['/client/proxysetting/whitelist', 'proxysetting.whitelist'],
    ['/client', null],
    ['/client/nowhere', null],
    ['/clientele/dashboard', null],
    ['', null],
  ])('of %p looks up %p', (path, name) => {
    expect(matchedMenuName(path, routes)).toBe(name);
  });

  it('is the menu entry, a dash and the brand, or the brand alone', () => {
    expect(pageTitle('Usage', 'Brand')).toBe('Usage - Brand');
    expect(pageTitle(null, 'Brand')).toBe('Brand');
    expect(pageTitle('', 'Brand')).toBe('Brand');
  });
});
