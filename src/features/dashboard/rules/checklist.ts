/** The newcomer's steps in their order. */
export const CHECKLIST_STEPS = ['traffic', 'proxyList', 'access', 'firstTraffic'] as const;

export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/** The state that the checklist is derived from. Traffic in bytes. */
export interface ChecklistState {
  readonly trafficLeft: number;
  readonly trafficUsed: number;
  /** Remembered in this browser: a proxy list was generated. */
  readonly hasGenerated: boolean;
  /** Number of addresses in the whitelist; null while not known. */
  readonly whitelisted: number | null;
  /** Remembered in this browser: password or whitelist mode was chosen on the generator. */
  readonly hasChosenAccess: boolean;
}

/** A step and whether it is done; null while not known. */
export interface ChecklistItem {
  readonly step: ChecklistStep;
  readonly done: boolean | null;
}

/** Returns the steps: traffic by trial or order, a first proxy list, whitelist or password mode, first traffic seen. */
export function buildChecklist(state: ChecklistState): ChecklistItem[] {
  const hasUsed = state.trafficUsed > 0;
  const hasListed = state.whitelisted === null ? null : state.whitelisted > 0;
  const done: Record<ChecklistStep, boolean | null> = {
    traffic: hasUsed || state.trafficLeft > 0,
    proxyList: hasUsed || state.hasGenerated,
    // A list is generated for one of the two modes, so that one was chosen.
    access: hasUsed || state.hasGenerated || state.hasChosenAccess || hasListed,
    firstTraffic: hasUsed,
  };
  return CHECKLIST_STEPS.map((step) => ({ step, done: done[step] }));
}

/** True when all steps are done, so that the checklist is not shown. */
export function isChecklistDone(items: readonly ChecklistItem[]): boolean {
  return items.every((item) => item.done);
}
