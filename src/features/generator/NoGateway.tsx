import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ReportButton } from '@/ui/feedback/crash/ReportButton';
import { Note } from '@/ui/feedback/notes/Note';
import { useText } from '@/ui/format/text';
import { gatewaysQuery } from './queries';

/** Says that the service offers no gateway, and reads the gateways again on request. */
export function NoGateway({ text }: { readonly text: string }) {
  const t = useText();
  const { isFetching, refetch } = useQuery(gatewaysQuery);
  return (
    <Note
      kind="warning"
      action={
        <>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
          <ReportButton size="small" />
        </>
      }
    >
      {text}
    </Note>
  );
}
