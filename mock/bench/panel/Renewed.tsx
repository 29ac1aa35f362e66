import { Alert, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import type { Bench } from './bench';

const TEXTS = {
  title: 'The bench was renewed on its host',
  said: 'The portal is of the new build, this panel is not. Loading the bench again keeps the world, the faults, the clocks and a replay; the list of calls is lost.',
  load: 'Load the bench again',
  close: 'Not now',
};

/** Returns the entry script of a page, whose name has the build's hash; null for a page without one. */
function buildOf(page: Document | undefined): string | null {
  return page?.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Warns when the portal in the frame is of a newer build than the panel, after the host got another one. */
export function Renewed({ bench }: { readonly bench: Bench }) {
  const [isRenewed, setRenewed] = useState(false);
  useEffect(() => {
    const portal = () => bench.portal.window();
    const look = () => {
      const build = buildOf(portal()?.document);
      setRenewed(build !== null && build !== buildOf(document));
    };
    const frame = portal()?.frameElement;
    look();
    frame?.addEventListener('load', look);
    return () => frame?.removeEventListener('load', look);
  }, [bench]);
  if (!isRenewed) return null;
  return (
    <Alert
      className="bench-renewed"
      type="warning"
      title={TEXTS.title}
      description={
        <Flex vertical gap="small">
          {TEXTS.said}
          <Flex wrap gap="small">
            <Button size="small" onClick={() => window.location.reload()}>
              {TEXTS.load}
            </Button>
            <Button size="small" onClick={() => setRenewed(false)}>
              {TEXTS.close}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}
