/** The seeded customers. The rules themselves write the demo customer's history, hour by hour, so it reconciles. */
import { createUser } from './account';
import { writeHistory } from './history';
import type { World } from './state';

/** Everybody who can sign in, for READMEs and tests. `password` null = by Google or Yandex only. */
export const ACCOUNTS = {
  demo: { email: 'demo@example.com', password: 'demo12345', name: 'Demo Customer' },
  newcomer: { email: 'new@example.com', password: 'newcomer1', name: 'Newcomer' },
  unactivated: { email: 'pending@example.com', password: 'pending123', name: 'Pending' },
  google: { email: 'google@example.com', password: null, name: 'Gina Google' },
  /** `canSeeAdmin` refuses this very name (spec §6). */
  noAccess: { email: 'noaccess@example.com', password: 'noaccess1', name: 'dontHaveAccess' },
} as const;

/** Fixed, so that a README can print a line that works. */
const DEMO_PROXY = { proxyUsername: 'democustomer01', proxyPassword: 'demoProxy2026' };

/** Fills an empty world. */
export function seedWorld(world: World): void {
  const make = (account: (typeof ACCOUNTS)[keyof typeof ACCOUNTS], activated = true) =>
    createUser(world, { ...account, lang: 'en-US', activated });
  const demo = make(ACCOUNTS.demo);
  Object.assign(demo, DEMO_PROXY);
  for (const account of [ACCOUNTS.newcomer, ACCOUNTS.google, ACCOUNTS.noAccess]) make(account);
  make(ACCOUNTS.unactivated, false);
  writeHistory(world, demo);
  // Tests count charges from here on.
  world.state.charges = [];
}
