// Which steps of `npm test` run, and in which order on two cores.

const LANES = 2;

/** Returns the named steps and those that they need, so that none judges an old build. Throws when a name is no step's. */
export function withNeeded(steps, names) {
  const listed = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !listed.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}. The steps: ${listed.join(', ')}`);
  const needed = (step) => [step, ...(step.needs ?? []).flatMap(needed)];
  return new Set(steps.filter(({ name }) => names.includes(name)).flatMap(needed));
}

/**
 * Runs steps in their order, one on each core, each as soon as the steps of its `after` and `needs` are over. A step that is
 * `alone` begins when all before it are over, and nothing runs beside it.
 */
export async function inLanes(steps, run) {
  const waiting = [...steps];
  const underWay = new Set();
  const over = new Set();
  const failures = [];
  let wake = () => {};

  const isFree = ({ after = [], needs = [] }) =>
    [...after, ...needs].every(({ name }) => over.has(name));
  const canStart = (step) =>
    step.alone ? waiting[0] === step && underWay.size === 0 : isFree(step);
  const next = () =>
    [...underWay].some(({ alone }) => alone) ? undefined : waiting.find(canStart);

  const start = async (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    underWay.add(step);
    await run(step).catch((error) => failures.push(error));
    underWay.delete(step);
    over.add(step.name);
    wake();
  };

  while (waiting.length > 0 || underWay.size > 0) {
    const somethingEnds = new Promise((resolve) => {
      wake = resolve;
    });
    for (let step = next(); step && underWay.size < LANES; step = next()) void start(step);
    if (underWay.size === 0)
      throw new Error(`${waiting[0].name} waits for a step that is not there`);
    await somethingEnds;
  }
  if (failures.length > 0) throw failures[0];
}
