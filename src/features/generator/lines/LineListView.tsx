import { observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { isShortcut } from '@/lib/browser/keyboard/shortcut';
import { useScrollFocus } from '@/ui/page/useScrollFocus';
import styles from '../proxy.module.css';
import type { LineList } from '../rules/line/lineList';
import { textToCopy } from './listFile';

const ROW_PX = 24;
const SPARE_ROWS = 12;
/** Space above the first line and below the last one. */
const MARGIN_PX = 8;
/** Browsers cannot draw a much higher box (Firefox ends at 17.8 million px), so a longer list scrolls faster instead. */
const MOST_PX = 8_000_000;

type Rows = Virtualizer<HTMLElement, Element>;

/** Pixels of the list per pixel of scrolling: 1 for all but very long lists. */
function scrollScale(rows: Rows): number {
  const full = rows.getTotalSize();
  if (full <= MOST_PX) return 1;
  const seen = rows.scrollElement?.clientHeight ?? 0;
  return (full - seen) / (MOST_PX - seen);
}

/** Selects the whole list on Ctrl+A. The list's box is selected, not its lines, so scrolling, which redraws lines, keeps it. */
function selectAll(event: KeyboardEvent<HTMLElement>) {
  if (!isShortcut(event, 'a')) return;
  event.preventDefault();
  // WebKit drops a selection whose lines are redrawn, unless the page made it with a Range of its own.
  const whole = new Range();
  whole.selectNodeContents(event.currentTarget);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(whole);
}

/** Copies every line when the whole list is selected, also those that are not drawn. */
function copyAll(event: ClipboardEvent<HTMLElement>, list: LineList) {
  const selection = getSelection();
  // Chromium fires "copy" even when nothing is selected.
  if (!selection?.rangeCount) return;
  if (selection.getRangeAt(0).commonAncestorContainer !== event.currentTarget) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', textToCopy(list));
}

/** Shows a list of lines of any length, drawing only the visible ones. Scrolls by mouse and keyboard. */
export function LineListView({ list, name }: { readonly list: LineList; readonly name: string }) {
  const box = useRef<HTMLElement>(null);
  const rows: Rows = useVirtualizer<HTMLElement, Element>({
    count: list.count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    paddingStart: MARGIN_PX,
    paddingEnd: MARGIN_PX,
    overscan: SPARE_ROWS,
    observeElementOffset: (instance, onOffset) =>
      observeElementOffset(instance, (offset, isScrolling) =>
        onOffset(offset * scrollScale(instance), isScrolling),
      ),
  });
  useScrollFocus(() => box.current);
  const offset = rows.scrollOffset ?? 0;
  const ahead = offset - offset / scrollScale(rows);
  const drawn = rows.getVirtualItems();
  const start = (drawn[0]?.start ?? 0) - ahead;
  return (
    <section
      ref={box}
      className={styles.lines}
      aria-label={name}
      onKeyDown={selectAll}
      onCopy={(event) => copyAll(event, list)}
    >
      <ol
        translate="no"
        style={{ height: Math.min(rows.getTotalSize(), MOST_PX), paddingBlockStart: start }}
      >
        {drawn.map((row) => (
          <li key={row.key} aria-setsize={list.count} aria-posinset={row.index + 1}>
            {list.lineAt(row.index)}
          </li>
        ))}
      </ol>
    </section>
  );
}
