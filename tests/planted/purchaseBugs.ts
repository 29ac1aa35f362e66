/** Bugs that the model of purchases (src/features/checkout/purchase/purchaseModel.test.tsx) must find. */
import type { PlantedBug } from './copy';

const MACHINE = 'src/features/checkout/rules/purchase/machine.ts';
const RECORDS = 'src/features/checkout/rules/purchase/records.ts';
const PAY_REQUEST = 'src/features/checkout/rules/purchase/payRequest.ts';
const PURCHASE = 'src/features/checkout/rules/purchase/purchase.ts';
const CALLS = 'src/features/checkout/purchase/calls.ts';
const ENGINE = 'src/features/checkout/purchase/purchaseEngine.ts';
const WATCHING = 'src/features/checkout/purchase/pollPurchases.ts';
/** How answers are read, the portal's own with Umi's request. */
const REQUEST = 'src/features/auth/session/request.ts';
const SERVICE_CLOCK = 'src/lib/browser/clock/serviceClock.ts';
/** Any broken promise of the model counts: which one a sequence meets first is chance. */
const ANY = /./;

export const PURCHASE_BUGS: readonly PlantedBug[] = [
  {
    name: 'a new id after 50000: any code is a no',
    file: MACHINE,
    find: 'purchase.sendings > 1 || !isDefiniteRefusal(code)',
    replace: 'purchase.sendings > 1',
    shows: ANY,
  },
  {
    name: 'an id retired by 30001 after a loss',
    file: MACHINE,
    find: 'purchase.sendings > 1 || !isDefiniteRefusal(code)',
    replace: '!isDefiniteRefusal(code)',
    shows: ANY,
  },
  {
    name: 'a dropped answer',
    file: MACHINE,
    find: '  if (!isUnanswered(purchase)) return purchase;\n  return { ...withPlaced(',
    replace: '  if (isUnanswered(purchase)) return purchase;\n  return { ...withPlaced(',
    shows: ANY,
  },
  {
    name: 'no lock between tabs',
    file: ENGINE,
    find: 'await ports.locks.hold(sendingLock(userId, id), run, waiting.signal)',
    replace: 'await run()',
    shows: ANY,
  },
  {
    name: 'a click decides by what its tab remembers, not by the store',
    file: ENGINE,
    find: 'decideClick(all, signature',
    replace: 'decideClick(rows.snapshot(userId), signature',
    shows: ANY,
  },
  {
    name: '"nothing was charged" after the first look',
    file: MACHINE,
    find: 'if (askedAt < absentSince + SECOND_LOOKUP_DELAY)',
    replace: 'if (askedAt < absentSince)',
    shows: ANY,
  },
  {
    name: '"nothing was charged" by looks before the call’s time-out',
    file: MACHINE,
    find: 'if (askedAt < sentAt + CALL_TIMEOUT)',
    replace: 'if (askedAt < sentAt)',
    shows: ANY,
  },
  {
    name: 'the call’s time-out counts from the click, although the call waited for the session',
    file: MACHINE,
    find: '    sentAt: now,\n    absentSince: null,',
    replace: '    absentSince: null,',
    shows: /is said too early/,
  },
  {
    name: '20404 is final at once',
    file: MACHINE,
    find: 'if (expireAt === null || now <= expireAt)',
    replace: 'if (expireAt === -1)',
    also: [
      {
        file: MACHINE,
        find: 'if (missingSince === null) return',
        replace: 'if (missingSince === -1) return',
      },
    ],
    shows: ANY,
  },
  {
    name: 'late facts: what was called off stays so, although its record says paid',
    file: MACHINE,
    find: 'function outranks(to: Stage, purchase: Purchase): boolean {',
    replace:
      "function outranks(to: Stage, purchase: Purchase): boolean {\n  if (purchase.stage === 'cancelled') return false;",
    shows: /its record was read as paid/,
  },
  {
    name: 'late facts: a refund after the payment is not told',
    file: MACHINE,
    find: "'paid',\n  'refunded',\n];",
    replace: "'refunded',\n  'paid',\n];",
    shows: /its record was read as refunded/,
  },
  {
    name: 'late facts: records are read, and nobody notes them',
    file: ENGINE,
    find: 'write: [...moved, ...found]',
    replace: 'write: found',
    shows: /its record was read as/,
  },
  {
    name: 'polls stop at the payment’s end',
    file: PURCHASE,
    find: 'if (!purchase.isWatched ||',
    replace: 'if (!purchase.isWatched || (purchase.expireAt ?? Infinity) < purchase.nextAt ||',
    shows: ANY,
  },
  {
    name: 'an open id is retired after 60 s',
    file: MACHINE,
    find: "  if (stage === 'intended') return",
    replace:
      "  if (stage === 'open' && now - (purchase.sentAt ?? 0) > 60) return step(null);\n  if (stage === 'intended') return",
    shows: ANY,
  },
  {
    name: 'records that were not read whole count as certain',
    file: RECORDS,
    find: 'pages.length > 0 && isWhole && isSteady && pages.every(isCertain)',
    replace: 'pages.length > 0',
    shows: ANY,
  },
  {
    name: 'an answer that comes under another session is dropped',
    file: ENGINE,
    find: "    if (result.type === 'answered') {",
    replace:
      "    if (current !== userId) return { kind: 'refused', code: -1, msg: '' };\n    if (result.type === 'answered') {",
    shows: ANY,
  },
  {
    name: 'a purchase whose answer is lost is sent again by itself',
    file: ENGINE,
    find: 'const result = await ports.calls.send(request.content, id);',
    replace:
      "const first = await ports.calls.send(request.content, id);\n    const result = first.type === 'lost' ? await ports.calls.send(request.content, id) : first;",
    shows: /was sent \d+ times, and pressed \d+ times|is said not to be sent, and was/,
  },
  {
    name: 'an order goes out under an id that is not the purchase’s',
    file: CALLS,
    find: 'await pay({ ...draft, requestId }, QUIET_FAILURES);',
    replace: 'await pay({ ...draft, requestId: crypto.randomUUID() }, QUIET_FAILURES);',
    shows: /was charged, and nobody pressed for it|is said to be unpaid, and is none/,
  },
  {
    name: 'a lost answer is taken for not sent',
    file: CALLS,
    find: 'if (error instanceof NotSentError) return',
    replace: "if (error instanceof NotSentError || String(error).includes(': network')) return",
    shows: /is said not to be sent, and was/,
  },
  {
    name: 'a body with success:false is a no',
    file: REQUEST,
    find: 'BackendError(null, NO_CODE,',
    replace: 'BackendError(null, 20403,',
    shows: ANY,
  },
  {
    name: 'what was found without the customer hearing of it is bought again',
    file: PAY_REQUEST,
    find: "return stage === 'paid' && !isAcknowledged;",
    replace: 'return false;',
    shows: ANY,
  },
  {
    name: 'a status that nobody knows keeps the customer from buying the same for good',
    file: ENGINE,
    find: "checked.stage === 'other' && purchase.isAcknowledged",
    replace: "checked.stage === 'intended'",
    shows: /cannot be bought any more/,
  },
  {
    name: 'beside an order whose status nobody knows the same is bought unasked',
    file: ENGINE,
    find: "if (request.confirmedId !== checked.id) return { kind: 'ask', purchase: checked };",
    replace: '',
    shows: /went out as/,
  },
  {
    name: 'a page out of the browser’s cache shows what it knew when it was left',
    file: WATCHING,
    find: 'if (visibility.isVisible()) void rows.load(userId);',
    replace: '',
    shows: /a tab shows/,
  },
  {
    name: 'a sender that has gone is waited for for ever',
    file: WATCHING,
    find: "if (purchase.stage === 'sent') {",
    replace: "if (purchase.stage === 'sent') {\n    if (ports.now() > 0) return;",
    shows: ANY,
  },
  {
    name: 'the time of purchases goes on by the device’s clock',
    file: SERVICE_CLOCK,
    find: 'Math.floor(ahead === null ? deviceNow() : uptime() + ahead)',
    replace: 'Math.floor(deviceNow())',
    shows: ANY,
  },
];
