import { HandoverDialog } from '@/features/generator';
import { SubAccounts } from '@/features/subaccounts';

/** The route /proxysetting/subaccount (spec §2). A handover card holds lines, which the generator writes. */
export default function SubAccountPage() {
  return <SubAccounts HandoverDialog={HandoverDialog} />;
}
