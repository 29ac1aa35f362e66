import { announce, type Toast } from '@/lib/browser/announce';
import { useCustomer } from '../queries';
import { session } from './session';

/**
 * Returns a function that tells the customer what became of a click. Whoever has gone on to another page is told, too, but nobody on the
 * sign-in page, and no other customer: answers arrive after a session has ended.
 */
export function useToast(): (toast: Toast) => void {
  const { id } = useCustomer();
  return (toast) => {
    if (session.customer() === id) announce('toast', toast);
  };
}
