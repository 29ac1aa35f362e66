// Bugs that the model of purchases must find. Each is a change of the sources: what stands there, and what stands there with the bug.
const machine = 'src/domain/purchase/machine.ts';
const records = 'src/domain/purchase/records.ts';
const press = 'src/domain/purchase/press.ts';
const watch = 'src/domain/purchase/watch.ts';
const calls = 'src/purchase/calls.ts';
const purchases = 'src/purchase/purchases.ts';

export const tests = 'tests/app/purchaseModel.test.ts';
export const env = { PURCHASE_RUNS: '400', PURCHASE_SEED: '7' };

export const bugs = [
  {
    name: 'a new id after 50000: any code is a no',
    edits: [[machine, 'purchase.sendings > 1 || !isSureNo(code)', 'purchase.sendings > 1']],
  },
  {
    name: 'an id retired by 30001 after a loss',
    edits: [[machine, 'purchase.sendings > 1 || !isSureNo(code)', '!isSureNo(code)']],
  },
  {
    name: 'a dropped answer',
    edits: [
      [
        machine,
        '  if (!isUnanswered(purchase)) return step(purchase);\n  const after =',
        '  if (isUnanswered(purchase)) return step(purchase);\n  const after =',
      ],
    ],
  },
  {
    name: 'no lock between tabs',
    edits: [
      [purchases, 'ports.locks ? ports.locks.hold(lockOf(userId, id), work) : work()', 'work()'],
    ],
  },
  {
    name: 'a click decides by what its tab remembers, not by the store',
    edits: [[purchases, 'decide(all, signature', 'decide(snapshots.get(userId) ?? all, signature']],
  },
  {
    name: '"nothing was charged" after the first look',
    edits: [[machine, 'if (askedAt < lackedAt + SECOND_LOOK)', 'if (askedAt < lackedAt)']],
  },
  {
    name: '"nothing was charged" by looks before the call’s time-out',
    edits: [[machine, 'if (askedAt < sentAt + CALL_TIMEOUT)', 'if (askedAt < sentAt)']],
  },
  {
    name: '20404 is final at once',
    edits: [
      [machine, 'if (expireAt !== null && now <= expireAt)', 'if (expireAt === -1)'],
      [machine, 'if (missingSince === null) return', 'if (missingSince === -1) return'],
    ],
  },
  {
    name: 'polls stop at the payment’s end',
    edits: [
      [
        watch,
        'if (!purchase.isWatched) return false;',
        'if (!purchase.isWatched || (purchase.expireAt ?? Infinity) < purchase.nextAt) return false;',
      ],
    ],
  },
  {
    name: 'an open id is retired after 60 s',
    edits: [
      [
        machine,
        "  if (stage === 'intended') return",
        "  if (stage === 'open' && now - (purchase.sentAt ?? 0) > 60) return step(null);\n  if (stage === 'intended') return",
      ],
    ],
  },
  {
    name: 'records that were not read whole count as certain',
    edits: [
      [
        records,
        'pages.length > 0 && isWhole && isSteady && pages.every(isCertain)',
        'pages.length > 0',
      ],
    ],
  },
  {
    name: 'an answer that comes under another session is dropped',
    edits: [
      [
        purchases,
        "    if (result.kind === 'answered') {",
        "    if (current !== userId) return { kind: 'refused', code: -1, msg: '' };\n    if (result.kind === 'answered') {",
      ],
    ],
  },
  {
    name: 'a body with success:false is a no',
    edits: [[calls, "error.call === 'order.pay' ||", 'true ||']],
  },
  {
    name: 'what was found without the customer hearing of it is bought again',
    edits: [[press, "return stage === 'paid' && !isAcknowledged;", 'return false;']],
  },
  {
    name: 'a sender that has gone is waited for for ever',
    edits: [
      [
        'src/purchase/watching.ts',
        "if (due === 'lost') {",
        "if (due === 'lost' && ports.now() < 0) {",
      ],
    ],
  },
];
