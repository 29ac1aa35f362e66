/** What the form of a new sub-account leaves in the history for the list, which opens the dialog. */
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
