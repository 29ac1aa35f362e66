import { useLocation } from '@umijs/max';
import { useRef, useState } from 'react';
import { fieldsOf } from '@/lib/text/json';
import type { HelpTarget } from './address';

/** Keeps the open questions and the search of the help, which shows `target`, the part that the address names. */
export function useHelpView(target: HelpTarget) {
  const { key, state } = useLocation();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState<string | null>(null);
  // After a reload, or a return to this page by Back, the reader is taken to the place in the address.
  const [initialKey] = useState(key);
  const isWanted = fieldsOf(state).stays !== true || key === initialKey;

  if (isWanted && followed !== key) {
    setFollowed(key);
    setQuery('');
    if (target.question) setOpen([...new Set([...open, target.question])]);
  }

  const done = useRef<string | null>(null);
  /** Focuses and shows the part that the address names, if drawn already; once for each navigation. */
  const follow = () => {
    const element = isWanted ? document.getElementById(target.id) : null;
    if (element === null || done.current === key) return;
    done.current = key;
    // The question's text is inside the button that opens it.
    const focused = element.closest<HTMLElement>('[role=button]') ?? element;
    focused.focus({ preventScroll: true });
    // The search stands above the tabs.
    const isTab = element.getAttribute('role') === 'tab';
    element.scrollIntoView({ block: isTab ? 'nearest' : 'start' });
  };
  return { query, setQuery, open, setOpen, follow };
}
