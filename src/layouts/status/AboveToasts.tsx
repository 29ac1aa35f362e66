import { type ReactNode, useEffect } from 'react';
import { announce } from '@/lib/browser/announce';

const move = () => announce('aboveToasts', null);

/** Holds what toasts must not cover, at the top of a page: they stand below it, also those that were there before. */
export function AboveToasts({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    move();
    return move;
  }, []);
  return <div data-above-toasts>{children}</div>;
}
