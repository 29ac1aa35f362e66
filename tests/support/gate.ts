/** Something that is held back until the test lets it go on. */
export interface Gate {
  /** Ends when the gate is opened. */
  readonly opened: Promise<void>;
  open(): void;
}

/** A closed gate: what awaits `opened` goes on after `open`. */
export function closedGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
