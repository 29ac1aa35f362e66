import { Button, Card, Empty, Flex, Typography } from 'antd';
import type { Mail, World } from '../../../world/state';
import { timeText } from '../../clocks';
import { toBenchAddress } from '../../pages';
import { type Bench, useWorld } from '../bench';

const SUBJECTS: Readonly<Record<Mail['kind'], string>> = {
  activation: 'Activate your account',
  reset: 'Set a new password',
};
const TEXTS = {
  none: 'No mail was sent yet. Registering and resetting a password send one.',
  open: 'Open the link',
  used: 'the link was used',
};

/** Lists the mails newest first, as a mailbox does. */
const mailsOf = (world: World): Mail[] => structuredClone(world.state.mails).reverse();

export function Mails({ bench }: { readonly bench: Bench }) {
  const mails = useWorld(bench, mailsOf);
  if (mails === null) return null;
  if (mails.length === 0) return <Empty description={TEXTS.none} />;
  return (
    <Flex vertical gap="small">
      {mails.map(({ to, kind, lang, path, at, used }) => {
        const { href } = new URL(toBenchAddress(path), window.location.origin);
        return (
          <Card key={path} size="small" title={SUBJECTS[kind]}>
            <div>{`To ${to}, in ${lang}, ${timeText(at)}`}</div>
            <Typography.Paragraph copyable>{href}</Typography.Paragraph>
            <Button onClick={() => bench.portal.go(href)} size="small">
              {used ? `${TEXTS.open} (${TEXTS.used})` : TEXTS.open}
            </Button>
          </Card>
        );
      })}
    </Flex>
  );
}
