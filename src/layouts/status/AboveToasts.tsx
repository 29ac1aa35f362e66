import { type ReactNode, useEffect } from 'react';
import { announce } from '@/lib/browser/announce';

const move = () => announce('aboveToasts', null);

/** Holds a part at the top of the page that toasts must not cover: they are shown below it, also those that were shown before. */
export function AboveToasts({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    move();
    return move;
  }, []);
  return <div data-above-toasts>{children}</div>;
}
