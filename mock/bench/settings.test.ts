import { createSettings, splitQuery, takeFromAddress, withSettings } from './settings';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

describe('the settings of the bench', () => {
  it('stand beside what is the portal’s own', () => {
    expect(splitQuery('?ref=friend&fault=*~drop&page=2&fault=order.pay~hang')).toEqual({
      settings: 'fault=*~drop&fault=order.pay~hang',
      own: '?ref=friend&page=2',
    });
    expect(splitQuery('')).toEqual({ settings: '', own: '' });
    const url = { pathname: '/client/rechargelist', search: '?page=2', hash: '#top' };
    expect(withSettings(url, 'clock=-60')).toBe('/client/rechargelist?page=2&clock=-60#top');
    expect(withSettings({ ...url, search: '' }, '')).toBe('/client/rechargelist#top');
  });

  it('of an address take the place of all that were set before; without any these stay', () => {
    const storage = memory();
    const settings = createSettings(storage);
    settings.set('clock', '60');
    takeFromAddress('?page=2', storage);
    expect(settings.get('clock')).toBe('60');
    takeFromAddress('?scenario=healthy&page=2', storage);
    expect(settings.text()).toBe('scenario=healthy');
  });

  it('can be set, listened to and removed', () => {
    const settings = createSettings(memory());
    const heard: string[] = [];
    const stop = settings.subscribe(() => heard.push(settings.text()));
    settings.set('fault', '*~drop', 'order.pay~code~msg-a b');
    expect(settings.getAll('fault')).toEqual(['*~drop', 'order.pay~code~msg-a b']);
    settings.set('fault');
    stop();
    settings.set('panel', 'closed');
    expect(heard).toEqual(['fault=*~drop&fault=order.pay~code~msg-a%20b', '']);
  });
});
