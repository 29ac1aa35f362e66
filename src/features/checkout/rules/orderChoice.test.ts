import type { PriceTier, TrafficPackage, UnknownEnum } from '@/api/contract';
import type { RepeatOrder } from './order';
import {
  buildOrder,
  buildOrderLink,
  findFirstChoice,
  findReplacement,
  hasOrderLink,
  type OrderChoice,
  parseOrderLink,
  parseQuantity,
  readOrderChoice,
  suggestOrder,
  withoutOrderLink,
} from './orderChoice';

const pack = (
  id: string,
  quantity: number,
  durationDays: number | null,
  more: Partial<TrafficPackage> = {},
): TrafficPackage => ({
  id,
  name: id,
  quantity,
  durationDays,
  pricePerGb: '2.00',
  originalPrice: '200.00',
  amount: '180.00',
  tag: null,
  isTrial: false,
  ...more,
});
const small = pack('small', 10, 30);
const popular = pack('popular', 50, null, { tag: 'most_popular' });
const large = pack('large', 50, 90);
const trial = pack('trial', 1, 3, { isTrial: true });
const packages = [trial, small, popular, large];
const tiers: PriceTier[] = [{ durationDays: 30, minGb: 5, maxGb: 100, pricePerGb: '3.00' }];
const sale = { packages, tiers };
/** A tier of a time limit that begins at so many GB. */
const at = (durationDays: number, minGb: number): PriceTier => ({
  durationDays,
  minGb,
  maxGb: null,
  pricePerGb: '3.00',
});

const draft: OrderChoice = {
  duration: 30,
  packageId: null,
  quantityText: '25',
  coupon: 'SPRING',
  payWay: 'balance',
};

const retype = (number: string) => `${number},0`;

describe('a stored choice', () => {
  it('is read as it was written, its quantity in the language of now', () => {
    const read = readOrderChoice(JSON.parse(JSON.stringify(draft)), retype);
    expect(read).toEqual({ ...draft, quantityText: '25,0' });
  });

  it.each([
    ['nothing', {}],
    ['another time limit', { ...draft, duration: '30' }],
    ['another package', { ...draft, packageId: 7 }],
    ['a quantity that is a number', { ...draft, quantityText: 25 }],
    ['no coupon', { ...draft, coupon: undefined }],
    ['another way to pay', { ...draft, payWay: 'card' }],
  ])('is none with %s', (_, stored) => {
    expect(readOrderChoice(stored, retype)).toBeNull();
  });
});

describe('a link', () => {
  it.each<[string, Partial<OrderChoice>]>([
    ['package=large', { packageId: 'large', duration: 90 }],
    ['package=large&pay=balance', { packageId: 'large', duration: 90, payWay: 'balance' }],
    ['package=trial', {}],
    ['package=gone&pay=card', {}],
    ['quantity=25', { packageId: null, quantityText: '25' }],
    ['quantity=25&days=30', { packageId: null, quantityText: '25', duration: 30 }],
    ['quantity=25&days=', { packageId: null, quantityText: '25', duration: null }],
    ['quantity=25&days=soon', { packageId: null, quantityText: '25' }],
    ['quantity=0', {}],
  ])('?%s chooses %j', (query, chosen) => {
    expect(parseOrderLink(new URLSearchParams(query), packages)).toEqual(chosen);
  });

  it('is taken out of the address, and nothing else is', () => {
    const query = new URLSearchParams('page=2&package=large&days=30');
    expect(hasOrderLink(query)).toBe(true);
    const rest = withoutOrderLink(query);
    expect(rest.toString()).toBe('page=2');
    expect(hasOrderLink(rest)).toBe(false);
  });
});

describe('the link of Buy again', () => {
  it.each<[RepeatOrder, Partial<OrderChoice>]>([
    [{ packageId: 'large' }, { packageId: 'large', duration: 90 }],
    [
      { packageId: null, quantity: 25 },
      { packageId: null, quantityText: '25' },
    ],
    [
      { packageId: null, quantity: 25, durationDays: 30 },
      { packageId: null, quantityText: '25', duration: 30 },
    ],
    [
      { packageId: null, quantity: 25, durationDays: null },
      { packageId: null, quantityText: '25', duration: null },
    ],
  ])('for %j is read as %j', (bought, chosen) => {
    const query = new URLSearchParams('page=2&package=small&days=7');
    const link = buildOrderLink(query, bought, { paidType: 'balance' });
    expect(parseOrderLink(link, packages)).toEqual({ ...chosen, payWay: 'balance' });
    expect(withoutOrderLink(link).toString()).toBe('page=2');
  });

  it('names no way to pay that the portal does not know', () => {
    const link = buildOrderLink(
      new URLSearchParams(),
      { packageId: 'large' },
      { paidType: 'card' as UnknownEnum },
    );
    expect(link.toString()).toBe('package=large');
  });
});

it.each([
  ['a package that costs no more than the quantity', 12, 30, 'package=forty', 40],
  ['the quantity where every package costs more', 8, 30, 'quantity=8&days=30', 8],
  ['the quantity where nothing on sale is long enough', 12, 30.1, 'quantity=12', 12],
])('%s is suggested', (_, gb, days, link, ordered) => {
  const forty = pack('forty', 40, 30, { amount: '36.00' });
  const order = suggestOrder({ packages: [trial, small, forty], tiers }, gb, days);
  expect([order.link.toString(), order.gb]).toEqual([link, ordered]);
});

it.each([
  ['the least quantity of tiers that begin above', 3, tiers, 'quantity=5&days=30', 5],
  ['a package where no quantity is sold', 12, [], 'package=large', 50],
  ['the package before a larger quantity that costs more', 40, [at(30, 90)], 'package=fifty', 50],
  ['the larger quantity that costs less', 3, [at(30, 5)], 'quantity=5&days=30', 5],
  [
    'the next time limit where the first has nothing as large',
    60,
    [at(90, 1)],
    'quantity=60&days=90',
    60,
  ],
  ['the quantity where no time limit has as much', 600, tiers, 'quantity=600', 600],
])('what cannot be bought is not suggested: %s', (_, gb, sold, link, ordered) => {
  const fifty = pack('fifty', 50, 30);
  const packages = link === 'package=large' ? [trial, small, large] : [trial, small, fifty];
  const order = suggestOrder({ packages, tiers: sold }, gb, 30);
  expect([order.link.toString(), order.gb]).toEqual([link, ordered]);
});

it('the shortest time limit that is long enough is suggested, Unlimit after all others', () => {
  const sold = [90, null, 30].map((durationDays) => ({ ...(tiers[0] as PriceTier), durationDays }));
  const limitFor = (days: number) =>
    suggestOrder({ packages: [], tiers: sold }, 10, days).link.get('days');
  expect([15, 30, 31, 90, 91].map(limitFor)).toEqual(['30', '30', '90', '90', '']);
});

it.each([
  ['1', 1],
  ['0', null],
  ['1.5', null],
  ['12345678', null],
  ['1,000', 1000],
])('the text "%s" is a quantity of %p GB', (text, gb) => {
  expect(parseQuantity(text, 'en-US')).toBe(gb);
});

describe('what the page starts with', () => {
  it('is the most popular package, Unlimit as it is', () => {
    expect(findFirstChoice(sale, null, {})).toEqual({
      duration: null,
      packageId: 'popular',
      quantityText: '10',
      coupon: '',
      payWay: 'cryptomus',
    });
  });

  it('is a package that is no trial when none is popular, and a quantity when only that is sold', () => {
    const others = { packages: [trial, large], tiers };
    expect(findFirstChoice(others, null, {})).toMatchObject({ packageId: 'large', duration: 90 });
    const tagged = pack('tagged', 1, 3, { isTrial: true, tag: 'most_popular' });
    expect(findFirstChoice({ packages: [tagged, large], tiers }, null, {})).toMatchObject({
      packageId: 'large',
    });
    expect(findFirstChoice({ packages: [trial], tiers }, null, {})).toMatchObject({
      packageId: null,
      duration: 30,
    });
  });

  it('is the draft, and the link before the draft', () => {
    expect(findFirstChoice(sale, draft, {})).toEqual(draft);
    expect(findFirstChoice(sale, draft, { quantityText: '40' })).toEqual({
      ...draft,
      quantityText: '40',
    });
  });

  it('is a time limit on sale, and no other package in place of one that is not on sale any more', () => {
    const old = { ...draft, packageId: 'gone', duration: 7 };
    expect(findFirstChoice(sale, old, {})).toEqual({ ...old, duration: null });
  });
});

it('a package in another time limit has the same size, else another, else there is none', () => {
  expect(findReplacement(packages, popular, 90)).toBe(large);
  expect(findReplacement(packages, popular, 30)).toBe(small);
  expect(findReplacement(packages, trial, 3)).toBeNull();
});

describe('the order that a choice makes', () => {
  const rest = { couponCode: 'SPRING', payWay: 'balance', isTrial: false };

  it('is of the package, in the time limit of the package', () => {
    expect(buildOrder(draft, null, large, tiers)).toEqual({
      packageId: 'large',
      quantity: 50,
      durationDays: 90,
      ...rest,
    });
  });

  it('is of a custom quantity that a tier sells', () => {
    expect(buildOrder(draft, 25, null, tiers)).toEqual({
      packageId: null,
      quantity: 25,
      durationDays: 30,
      ...rest,
    });
  });

  it.each([null, 4, 101])('is none for a quantity of %p', (quantity) => {
    expect(buildOrder(draft, quantity, null, tiers)).toBeNull();
  });
});
