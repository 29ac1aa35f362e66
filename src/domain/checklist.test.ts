import { checklist, isChecklistDone } from './checklist';

const nothing = {
  trafficLeft: 0,
  trafficUsed: 0,
  hasGenerated: false,
  whitelisted: 0,
  hasChosenAccess: false,
};
const doneOf = (state: Partial<typeof nothing>) =>
  checklist({ ...nothing, ...state }).flatMap(({ step, done }) => (done ? [step] : []));

describe("a newcomer's checklist", () => {
  it.each([
    [{}, []],
    [{ trafficLeft: 1 }, ['traffic']],
    [{ hasGenerated: true }, ['proxyList']],
    [{ whitelisted: 1 }, ['access']],
    [{ hasChosenAccess: true }, ['access']],
    [{ trafficUsed: 1 }, ['traffic', 'proxyList', 'access', 'firstTraffic']],
  ])('after %j has done %p', (state, done) => {
    expect(doneOf(state)).toEqual(done);
  });

  it('goes away when all is done', () => {
    expect(isChecklistDone(checklist(nothing))).toBe(false);
    expect(isChecklistDone(checklist({ ...nothing, trafficUsed: 1 }))).toBe(true);
  });
});
