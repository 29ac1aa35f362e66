import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Printing of a view that looks different on paper. `isPrinting` is true from the click on Print until the browser says that it
 * has printed, or that the customer thought better of it.
 */
export function usePrint(): { readonly isPrinting: boolean; print(): void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onDone = () => setPrinting(false);
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, []);
  const print = () => {
    // The browser prints what stands on the page when it is asked to.
    flushSync(() => setPrinting(true));
    window.print();
  };
  return { isPrinting, print };
}
