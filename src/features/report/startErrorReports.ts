import { lazyModule } from '@/lib/browser/lazyModule';
import { brand } from '../../../config/brand';

/** Starts the sending of errors, where the brand entry names an endpoint. The code for it is loaded beside the page's own. */
export function startErrorReports(): void {
  const { errors } = brand;
  if (errors === null || Math.random() >= errors.share) return;
  lazyModule(() => import('./errorReports'))
    .fetch()
    .then(({ sendErrors }) => sendErrors(errors.endpoint))
    // Without it the portal works as well.
    .catch(() => undefined);
}
