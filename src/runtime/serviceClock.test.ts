import { clockDifference, noteDate, serviceNow } from './serviceClock';

const NOW = 1_800_000_000;
const dateAt = (seconds: number) => new Date(seconds * 1000).toUTCString();

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW * 1000));

it('is the device’s time until an answer tells its date', () => {
  expect(clockDifference()).toBeNull();
  expect(serviceNow()).toBe(NOW);
});

it.each<[string, header: unknown, ahead: number]>([
  ['the device is five hours ahead', dateAt(NOW - 18_000), -18_000],
  ['the device is a week behind', dateAt(NOW + 604_800), 604_800],
  ['the device is right, to the minute', dateAt(NOW - 60), 0],
])('%s', (_, header, ahead) => {
  noteDate(header, NOW * 1000, NOW * 1000);
  expect(serviceNow()).toBe(NOW + ahead);
});

it.each<[string, header: unknown, startedAt: number]>([
  ['without the header', undefined, NOW],
  ['with one that cannot be read', 'yesterday', NOW],
  ['during which the device’s clock was put forward', dateAt(NOW), NOW - 3600],
  ['during which the device’s clock was put back', dateAt(NOW), NOW + 3600],
])('an answer %s changes nothing', (_, header, startedAt) => {
  noteDate(dateAt(NOW - 18_000), NOW * 1000, NOW * 1000);
  noteDate(header, startedAt * 1000, NOW * 1000);
  expect(clockDifference()).toBe(-18_000);
});
