import { localStore } from './storage';

it('a browser that refuses to remove a customer’s values stops nothing', () => {
  const removeItem = () => {
    throw new Error('refused');
  };
  Object.assign(globalThis, { window: { localStorage: { 'mark:1': '', removeItem } } });
  expect(() => localStore.removeCustomer('1')).not.toThrow();
  Reflect.deleteProperty(globalThis, 'window');
});
