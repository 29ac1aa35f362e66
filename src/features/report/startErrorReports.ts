import { lazyModule } from '@/lib/browser/lazyModule';
import { brand } from '../../../config/brand';

/** Starts sending errors in a share of the visits, if the brand entry names an endpoint. The code for it loads separately. */
export function startErrorReports(): void {
  const { errors } = brand;
  if (errors === null || Math.random() >= errors.share) return;
  lazyModule(() => import('./errorReports'))
    .fetch()
    .then(({ sendErrors }) => sendErrors(errors.endpoint))
    // The portal works without error reports.
    .catch(() => undefined);
}
