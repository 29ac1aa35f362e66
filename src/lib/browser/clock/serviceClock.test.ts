const NOW = 1_800_000_000;
const dateAt = (seconds: number) => new Date(seconds * 1000).toUTCString();

/** The device's clock, and the time since the page was opened, both in seconds. */
let device = NOW;
let age = 0;
type Clock = typeof import('./serviceClock');
let clock: Clock;

beforeEach(async () => {
  device = NOW;
  age = 100;
  jest.spyOn(Date, 'now').mockImplementation(() => device * 1000);
  jest.spyOn(performance, 'now').mockImplementation(() => age * 1000);
  // Each test starts with a freshly opened page.
  jest.resetModules();
  clock = await import('./serviceClock');
});

/** Simulates an answer that took `duration` seconds, with the service's date of half-way. */
function answer(date: unknown, duration = 0): void {
  const startedAt = age;
  age += duration;
  device += duration;
  clock.syncServiceClock(date, startedAt);
}

it('is the device’s time until an answer tells its date', () => {
  device += 7;
  expect(clock.clockDifference()).toBeNull();
  expect(clock.serviceNow()).toBe(NOW + 7);
});

it.each<[string, ahead: number]>([
  ['five hours ahead', -18_000],
  ['a week behind', 604_800],
  ['ten seconds ahead', -10],
  ['right', 0],
])('the device is %s', (_, ahead) => {
  answer(dateAt(NOW + ahead));
  expect(clock.serviceNow()).toBe(NOW + ahead);
  expect(clock.clockDifference()).toBeCloseTo(ahead, -0.5);
});

it.each([undefined, '', 'yesterday'])('a Date header %j changes nothing', (header) => {
  answer(dateAt(NOW - 18_000));
  answer(header);
  expect(clock.serviceNow()).toBe(NOW - 18_000);
});

it.each([18_000, -18_000])('a device’s clock is set by %d s: the time goes on as it did', (by) => {
  answer(dateAt(NOW));
  device += by;
  age += 30;
  expect(clock.serviceNow()).toBe(NOW + 30);
  answer(dateAt(NOW + 30));
  expect(clock.serviceNow()).toBe(NOW + 30);
  expect(clock.clockDifference()).toBe(30 - by);
});

it('headers of whole seconds and answers that are slow do not move it to and fro', () => {
  const service = NOW - 18_000;
  answer(dateAt(service));
  for (let step = 1; step < 50; step += 1) {
    const before = clock.serviceNow();
    age += 0.07;
    const startedAt = age;
    age += step % 5;
    // The date was written just before the answer was sent, or long before.
    const writtenAt = step % 2 ? age : startedAt;
    clock.syncServiceClock(dateAt(Math.floor(service + writtenAt - 100)), startedAt);
    expect(clock.serviceNow()).toBeGreaterThanOrEqual(before);
    expect(Math.abs(clock.serviceNow() - (service + age - 100))).toBeLessThan(2);
  }
});

it('an answer that took long moves it by no more than it must; a quick one sets it right', () => {
  answer(dateAt(NOW - 18_000), 14);
  expect(Math.abs(clock.serviceNow() - (NOW - 18_000))).toBeLessThanOrEqual(14);
  answer(dateAt(NOW - 17_986));
  expect(clock.serviceNow()).toBe(NOW - 17_986);
});
