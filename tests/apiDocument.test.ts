/** The API document against the demo gateway's API, which takes and returns what the document says. */
import { GENERATE_BASE } from '../mock/api/dynamic';
import { handleGenerate } from '../mock/gateway/generate';
import { createWorld } from '../mock/world';
import { findUser } from '../mock/world/account';
import { ACCOUNTS } from '../mock/world/seed';
import type { User, World } from '../mock/world/state';
import { API, REQUIRED } from '../src/features/generator/help/contents';
import { apiExamples } from '../src/features/generator/help/examples';
import { generateApiLink } from '../src/features/generator/rules/apiLink';
import type { ProxyTarget } from '../src/features/generator/rules/line/proxyUsername';

const BASE = `http://portal.test${GENERATE_BASE}`;

function demoOf(world: World): User {
  const user = findUser(world, ACCOUNTS.demo.email);
  if (!user) throw new Error('the mock has no demo customer');
  return user;
}

/** Calls the demo gateway. */
async function ask(world: World, url: string): Promise<{ status: number; text: string }> {
  const response = handleGenerate(world, new Request(url));
  if (!response) throw new Error(`no such path: ${url}`);
  return { status: response.status, text: await response.text() };
}

it('describes each parameter of the link, and says which are required', () => {
  const link = generateApiLink({
    apiBase: BASE,
    apiToken: 't',
    quantity: 3,
    ...({ country: 'US', state: 'texas', city: 'austin' } satisfies ProxyTarget),
    protocol: 'http',
    minutes: 10,
    format: 'url',
  });
  expect([...new URL(link).searchParams.keys()]).toEqual([...API.parameters]);
  expect(REQUIRED).toEqual(['token', 'num']);
});

describe('its examples', () => {
  const examples = apiExamples({ apiBase: BASE, host: 'gate.example.net', port: 7000 });
  const request = /^curl "(.*)"$/.exec(examples.request?.[0] ?? '')?.[1] ?? '';
  const sentBy = ({ apiToken }: User) => request.replace('$PROXY_API_TOKEN', apiToken);

  it('are a request that works, and its answer in lines and in JSON', async () => {
    const world = createWorld();
    const demo = demoOf(world);
    const lines = await ask(world, sentBy(demo));
    const json = await ask(world, `${sentBy(demo).replace('format=url', 'format=json')}`);
    expect([lines.status, json.status]).toEqual([200, 200]);
    const [shownLines = '', shownJson = ''] = examples.answer ?? [];
    const shapeOf = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => line.replace(/\/\/\w+-/, '//ACCOUNT-').replace(/session-\w+/, 'session-ID'))
        .map((line) => line.replace(/:[^:@]+@.*/, ':PASSWORD@GATEWAY'));
    expect(shapeOf(lines.text)).toEqual(shapeOf(shownLines));
    const keysOf = (text: string) => Object.keys((JSON.parse(text) as object[])[0] ?? {});
    expect(keysOf(json.text)).toEqual(keysOf(shownJson));
  });

  it('are an error as it comes when nothing is in stock', async () => {
    const world = createWorld();
    world.state.isSoldOut = true;
    const { status, text } = await ask(world, sentBy(demoOf(world)));
    const [head = '', body = ''] = (examples.errors?.[0] ?? '').split('\n\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual(JSON.parse(text));
  });

  it('have errors that the document explains', async () => {
    const world = createWorld();
    const demo = demoOf(world);
    const statuses = [(await ask(world, request)).status];
    demo.lots = [];
    statuses.push((await ask(world, sentBy(demo))).status);
    world.state.isSoldOut = true;
    statuses.push((await ask(world, sentBy(demo))).status);
    expect(statuses).toEqual([401, 402, 404]);
    expect(API.errors).toEqual(expect.arrayContaining(statuses.map(String)));
  });

  it('name an address of version 6 as a line does', () => {
    const [lines] = apiExamples({ apiBase: BASE, host: '2001:db8::1', port: 7000 }).answer ?? [];
    expect(lines).toContain('@[2001:db8::1]:7000');
  });
});
