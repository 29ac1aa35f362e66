import { useLayoutEffect } from 'react';
import { focusPage } from '@/ui/page/focusPage';

/** The path that this document shows, by whichever layout; null before its first page. */
let shown: string | null = null;

/** After a navigation the reader starts at the new page. The first page of a document keeps the browser's own focus. */
export function useFocusOnNewPage(pathname: string): void {
  useLayoutEffect(() => {
    const isNew = shown !== null && shown !== pathname;
    shown = pathname;
    if (!isNew) return;
    const before = document.activeElement;
    // Moving the focus forces a layout of the whole page. Inside an animation frame that layout is due anyway; inside an effect it
    // would be an extra one, which took a fifth of a change of page.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === before) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
