import { type KeyboardEvent, useState } from 'react';

/** Tells if Caps Lock is on while a password is typed. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return {
    on,
    watch: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}
