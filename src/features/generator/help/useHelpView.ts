import { useLocation } from '@umijs/max';
import { useRef, useState } from 'react';
import { fieldsOf } from '@/lib/text/json';
import { type HelpTab, parseHelpHash } from './address';

/** Keeps the open tab, the open questions and the search of the help; an address with a # opens the part that it names. */
export function useHelpView() {
  const { hash, key, state } = useLocation();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<HelpTab>('faq');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState<string | null>(null);
  // After a reload, or a return to this page by Back, the reader is taken to the place in the address.
  const [initialKey] = useState(key);
  const wanted = fieldsOf(state).stays === true && key !== initialKey ? null : parseHelpHash(hash);

  if (wanted && followed !== key) {
    setFollowed(key);
    setQuery('');
    setTab(wanted.tab);
    if (wanted.question) setOpen([...new Set([...open, wanted.question])]);
  }

  const target = wanted?.id ?? null;
  const done = useRef<string | null>(null);
  /** Focuses and shows the part that the address names, if drawn already; once for each navigation. */
  const follow = () => {
    const element = target === null ? null : document.getElementById(target);
    if (element === null || done.current === key) return;
    done.current = key;
    // The question's text is inside the button that opens it.
    const focused = element.closest<HTMLElement>('[role=button]') ?? element;
    focused.focus({ preventScroll: true });
    // The search stands above the tabs.
    const isTab = element.getAttribute('role') === 'tab';
    element.scrollIntoView({ block: isTab ? 'nearest' : 'start' });
  };
  return { query, setQuery, tab, setTab, open, setOpen, follow };
}
