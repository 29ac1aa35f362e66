import { canSeeAdmin } from '@/features/auth/rules';
import type { InitialState } from './app';

/** The access keys that routes name (spec §6). Only booleans: Umi leaves a route open whose key is null or ''. */
export default function access(initialState: InitialState | undefined): { canSeeAdmin: boolean } {
  return { canSeeAdmin: canSeeAdmin(initialState?.currentUser) };
}
