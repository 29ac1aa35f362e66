/** The history state by which the form of a new sub-account asks the list to open a dialog for it. */
export interface AddedState {
  /** The new username. */
  readonly added: string;
  readonly open: 'handover' | 'allocate';
}

/** Reads the state of a history entry; null for an entry of anything else. */
export function readAddedState(state: unknown): AddedState | null {
  if (typeof state !== 'object' || state === null || !('added' in state)) return null;
  const isAllocating = 'open' in state && state.open === 'allocate';
  return { added: String(state.added), open: isAllocating ? 'allocate' : 'handover' };
}
