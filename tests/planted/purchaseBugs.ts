/** Bugs that the model of purchases (src/features/checkout/purchase/purchaseModel.test.tsx) must find. */
import type { PlantedBug } from './copy';

const MACHINE = 'src/features/checkout/rules/purchase/machine.ts';
const PURCHASE = 'src/features/checkout/rules/purchase/purchase.ts';
const ENGINE = 'src/features/checkout/purchase/purchaseEngine.ts';
const SERVICE_CLOCK = 'src/lib/browser/clock/serviceClock.ts';

export const PURCHASE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a new id after 50000: any code is a no',
    file: MACHINE,
    find: 'purchase.sendings > 1 || !isDefiniteRefusal(code)',
    replace: 'purchase.sendings > 1',
  },
  {
    name: 'an id retired by 30001 after a loss',
    file: MACHINE,
    find: 'purchase.sendings > 1 || !isDefiniteRefusal(code)',
    replace: '!isDefiniteRefusal(code)',
  },
  {
    name: 'a dropped answer',
    file: MACHINE,
    find: '  if (!isUnanswered(purchase)) return purchase;\n  return { ...withPlaced(',
    replace: '  if (isUnanswered(purchase)) return purchase;\n  return { ...withPlaced(',
  },
  {
    name: 'no lock between tabs',
    file: ENGINE,
    find: 'await ports.locks.hold(sendingLock(userId, id), run, waiting.signal)',
    replace: 'await run()',
  },
  {
    name: '"nothing was charged" after the first look',
    file: MACHINE,
    find: 'if (askedAt < absentSince + SECOND_LOOKUP_DELAY)',
    replace: 'if (askedAt < absentSince)',
  },
  {
    name: 'late facts: what was called off stays so, although its record says paid',
    file: MACHINE,
    find: 'function outranks(to: Stage, purchase: Purchase): boolean {',
    replace:
      "function outranks(to: Stage, purchase: Purchase): boolean {\n  if (purchase.stage === 'cancelled') return false;",
  },
  {
    name: 'polls stop at the payment’s end',
    file: PURCHASE,
    find: 'if (!purchase.isWatched ||',
    replace: 'if (!purchase.isWatched || (purchase.expireAt ?? Infinity) < purchase.nextAt ||',
  },
  {
    name: 'an answer that comes when nobody waits for it is dropped',
    file: ENGINE,
    find: "    if (result.type === 'answered') {",
    replace:
      "    if (!isCustomerPresent) return { kind: 'refused', code: -1, msg: '' };\n    if (result.type === 'answered') {",
  },
  {
    name: 'a purchase whose answer is lost is sent again by itself',
    file: ENGINE,
    find: 'const result = await ports.calls.send(request.content, id);',
    replace:
      "const first = await ports.calls.send(request.content, id);\n    const result = first.type === 'lost' ? await ports.calls.send(request.content, id) : first;",
  },
  {
    name: 'the time of purchases goes on by the device’s clock',
    file: SERVICE_CLOCK,
    find: 'Math.floor(ahead === null ? deviceNow() : uptime() + ahead)',
    replace: 'Math.floor(deviceNow())',
  },
];
