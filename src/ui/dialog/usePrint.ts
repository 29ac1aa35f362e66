import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '@/lib/browser/print';

/**
 * Prints a view that looks different on paper. `isPrinting` is true from the click on Print until the browser has printed or
 * the customer has cancelled.
 */
export function usePrint(): { readonly isPrinting: boolean; print(): void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onDone = () => setPrinting(false);
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, []);
  const print = () => {
    // The printed view must be on the page before the browser is asked to print.
    flushSync(() => setPrinting(true));
    printPage();
  };
  return { isPrinting, print };
}
