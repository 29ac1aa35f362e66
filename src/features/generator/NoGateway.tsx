import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/ui/feedback/notes/ErrorNote';
import { gatewaysQuery } from './queries';

/** Says that the service offers no gateway, and reads the gateways again on request. */
export function NoGateway({ text }: { readonly text: string }) {
  const { isFetching, refetch } = useQuery(gatewaysQuery);
  return <ErrorNote kind="warning" text={text} busy={isFetching} onRetry={() => void refetch()} />;
}
