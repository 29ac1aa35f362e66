import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';
import { fieldsOf } from '@/lib/text/json';
import type { QueryState } from '@/ui/feedback/QueryView';
import { searchSubAccountsQuery } from '../queries';
import type { OpenDialog } from '../subAccountColumns';

/** The history state by which the form of a new sub-account asks the list to open a dialog for it. */
export interface AddedState {
  /** The new username. */
  readonly added: string;
  readonly open: 'handover' | 'allocate';
}

function readAddedState(state: unknown): AddedState | null {
  const { added, open } = fieldsOf(state);
  if (typeof added !== 'string') return null;
  return { added, open: open === 'allocate' ? open : 'handover' };
}

/**
 * Opens the dialog that the form of a new sub-account asked for, once: as soon as the sub-account is listed and no other dialog is open,
 * because that one may hold what was typed. Returns the reading that this waits for; null when nothing is asked for.
 */
export function useAddedSubAccount(
  isOtherOpen: boolean,
  onOpen: (dialog: OpenDialog) => void,
): QueryState<unknown> | null {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const asked = readAddedState(state);
  const username = asked?.added ?? '';
  const found = useQuery({ ...searchSubAccountsQuery(username), enabled: asked !== null });
  const sub = asked ? found.data?.list.find((one) => one.username === username) : undefined;
  const open = useEffectEvent(() => {
    if (!asked || !sub) return;
    // A reload opens nothing. Umi's history would put the portal's base before the pathname that it has itself.
    navigate({ search }, { replace: true, state: null });
    const card = { kind: 'handover', sub } as const;
    // The person who will use a new sub-account is still waiting for its credentials.
    const allocation = { kind: 'move', subs: [sub], action: 'allocate', next: card } as const;
    onOpen(asked.open === 'allocate' ? allocation : card);
  });
  const isDue = sub !== undefined && !isOtherOpen;
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);
  return asked && found;
}
