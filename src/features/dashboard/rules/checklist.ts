/** The newcomer's steps in their order. */
export const CHECKLIST_STEPS = ['traffic', 'proxyList', 'access', 'firstTraffic'] as const;

export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/** The state that the checklist is derived from. */
export interface ChecklistState {
  /** Bytes. */
  readonly trafficLeft: number;
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

/**
 * Returns the steps: traffic by trial or order, a first proxy list, whitelist or password mode, first traffic seen. Nobody whose traffic
 * was seen has steps to take, so the last one is never done here.
 */
export function buildChecklist(state: ChecklistState): ChecklistItem[] {
  const { trafficLeft, hasGenerated, whitelisted, hasChosenAccess } = state;
  const hasListed = whitelisted === null ? null : whitelisted > 0;
  const done: Record<ChecklistStep, boolean | null> = {
    traffic: trafficLeft > 0,
    proxyList: hasGenerated,
    // A list is generated for one of the two modes, so that one was chosen.
    access: hasGenerated || hasChosenAccess || hasListed,
    firstTraffic: false,
  };
  return CHECKLIST_STEPS.map((step) => ({ step, done: done[step] }));
}
