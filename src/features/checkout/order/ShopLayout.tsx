import { Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Column } from '@/ui/page/Columns';

/** The offer takes all the room that the Order Summary beside it leaves. */
const MOST = 999;
/** Heights of the two cards on a wide screen, so that the Skeleton reserves the same room. */
const HEIGHT = { offer: 480, summary: 600 };

interface Props {
  readonly offer: ReactNode;
  readonly summary: ReactNode;
}

/** Lays out the offer with the Order Summary beside it or, on a phone, below it. */
export function ShopLayout({ offer, summary }: Props) {
  return (
    <Flex wrap gap="middle">
      <Column width={420} share={MOST}>
        {offer}
      </Column>
      <Column width={360}>{summary}</Column>
    </Flex>
  );
}

const card = (height: number) => (
  <Card>
    <Skeleton height={height} />
  </Card>
);

/** Shows a placeholder of the shop's size until the offer is loaded. */
export function ShopSkeleton() {
  return <ShopLayout offer={card(HEIGHT.offer)} summary={card(HEIGHT.summary)} />;
}
