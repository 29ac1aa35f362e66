import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useRef, useState } from 'react';
import { STAYS } from '../stays';
import { type HelpTab, wantedBy } from './address';

const stays = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'stays') === true;

/** Which tab and questions of the help are open, and the search; an address with a # opens what it names. */
export function useHelpView() {
  const { hash, key, search, state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<HelpTab>('faq');
  const [open, setOpen] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState<string | null>(null);
  // A reload, or the way back to this page, leads to where the reader was.
  const [arrival] = useState(key);
  const wanted = stays(state) && key !== arrival ? null : wantedBy(hash);

  if (wanted && followed !== key) {
    setFollowed(key);
    setQuery('');
    setTab(wanted.tab);
    if (wanted.question) setOpen([...new Set([...open, wanted.question])]);
  }

  /** Writes into the address where the reader is. */
  const markAddress = useCallback(
    (id: string) => navigate({ search, hash: id }, { replace: true, state: STAYS }),
    [navigate, search],
  );
  const target = wanted?.id ?? null;
  const done = useRef<string | null>(null);
  /** Takes the reader to what the address asks for, if it is drawn; once each time that it is asked for. */
  const follow = useCallback(() => {
    const element = target === null ? null : document.getElementById(target);
    if (element === null || done.current === key) return;
    done.current = key;
    // A question's text stands inside of what opens it.
    const focused = element.closest<HTMLElement>('[role=button]') ?? element;
    focused.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  }, [target, key]);
  return { query, setQuery, tab, setTab, open, setOpen, markAddress, follow };
}
