import { buildChecklist } from './checklist';

const nothing = {
  trafficLeft: 0,
  hasGenerated: false,
  whitelisted: 0 as number | null,
  hasChosenAccess: false,
};
const doneOf = (state: Partial<typeof nothing>) =>
  buildChecklist({ ...nothing, ...state }).flatMap(({ step, done }) => (done ? [step] : []));

describe("a newcomer's checklist", () => {
  it.each([
    [{}, []],
    [{ trafficLeft: 1 }, ['traffic']],
    [{ hasGenerated: true }, ['proxyList', 'access']],
    [{ whitelisted: 1 }, ['access']],
    [{ hasChosenAccess: true }, ['access']],
  ])('after %j has done %p', (state, done) => {
    expect(doneOf(state)).toEqual(done);
  });

  it('does not know how far the access is while the whitelist is not known and no mode was chosen', () => {
    const accessOf = (state: Partial<typeof nothing>) =>
      buildChecklist({ ...nothing, whitelisted: null, ...state }).find(
        ({ step }) => step === 'access',
      );
    expect(accessOf({})?.done).toBeNull();
    expect(accessOf({ hasChosenAccess: true })?.done).toBe(true);
    expect(accessOf({ hasGenerated: true })?.done).toBe(true);
  });
});
