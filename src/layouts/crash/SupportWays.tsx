import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { brand } from '../../../config/brand';

/** Shows the ways to support where no menu has them: a report to send, and the address. */
export function SupportWays() {
  return (
    <>
      <ReportButton size="small" />
      <a href={`mailto:${brand.supportEmail}`} translate="no">
        {brand.supportEmail}
      </a>
    </>
  );
}
