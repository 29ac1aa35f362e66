/** Holds something back until the test lets it go on. */
export interface Gate {
  /** Resolves when the gate is opened. */
  readonly opened: Promise<void>;
  open(): void;
}

/** Creates a closed gate: code that awaits `opened` continues after `open`. */
export function closedGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
