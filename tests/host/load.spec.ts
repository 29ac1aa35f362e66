import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './fixtures';

const A_SECOND = 1000;
const PER_SECOND = 50;
const ALL = 60 * PER_SECOND;

/** The requests of customers: the page, a path of the portal, the backend, and the page's scripts, sheets and icons. */
function pathsOf(dist: string): readonly string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="(\/client\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  return ['/client/', '/client/usage?tab=changes', '/api/order/packages', ...files];
}

test('50 requests a second for a minute are all answered', async ({ host, dist }) => {
  const paths = pathsOf(dist);
  const statuses: Promise<number>[] = [];
  const began = performance.now();
  while (statuses.length < ALL) {
    const due = Math.ceil(((performance.now() - began) / A_SECOND) * PER_SECOND);
    while (statuses.length < Math.min(due, ALL)) {
      const path = paths[statuses.length % paths.length] ?? '';
      statuses.push(host.ask(path).then(({ status }) => status));
    }
    await pause(A_SECOND / PER_SECOND);
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  expect(statuses).toHaveLength(ALL);
});
