import { useCustomer } from '@/features/auth';
import { useDraft } from '@/ui/form/useDraft';
import { readUnfinishedImport } from '../rules/subAccountDraft';

/** Returns the draft that says only that rows of an import were left unsent. */
export const useUnfinishedImport = () => useDraft(useCustomer().id, 'import', readUnfinishedImport);
