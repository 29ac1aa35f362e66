import { mayFetchAhead, nextAhead } from './fetchAhead';

describe('code is fetched ahead', () => {
  it.each([
    [{ savesData: false, isVisible: true }, true],
    [{ savesData: true, isVisible: true }, false],
    [{ savesData: false, isVisible: false }, false],
    [{ savesData: true, isVisible: false }, false],
  ])('with %j: %p', (surroundings, may) => {
    expect(mayFetchAhead(surroundings)).toBe(may);
  });

  it('pages first, without the public ones, then the parts that are missing', () => {
    const login = { name: 'login', isPublic: true, isLoaded: false };
    const usage = { name: 'usage', isPublic: false, isLoaded: false };
    const faq = { name: 'faq', isPublic: false, isLoaded: false };
    const here = { ...usage, isLoaded: true };
    expect(nextAhead([login, usage, faq], ['dialog'])).toBe(usage);
    expect(nextAhead([login, here, faq], ['dialog'])).toBe(faq);
    expect(nextAhead([login, here], ['dialog', 'palette'])).toBe('dialog');
    expect(nextAhead([login, here], [])).toBeNull();
  });
});
