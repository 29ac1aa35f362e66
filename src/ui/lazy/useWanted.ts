import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '@/lib/browser/savesData';

/** A part is loaded after this long even when nobody has come near it, in ms; not for a customer who asked for few bytes. */
const REST_MS = 3000;
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Whether the customer has come near the box, by pointer, touch or keyboard, or has had the page for three seconds. */
export function useWanted(box: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const element = box.current;
    const want = () => setWanted(true);
    const timer = savesData() ? undefined : setTimeout(want, REST_MS);
    for (const sign of SIGNS) element?.addEventListener(sign, want, { once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) element?.removeEventListener(sign, want);
    };
  }, [box]);
  return isWanted;
}
