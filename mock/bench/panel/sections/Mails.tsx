import { Button, Card, Empty, Flex, Typography } from 'antd';
import type { Mail, World } from '../../../world/state';
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
const MS_PER_SECOND = 1000;

/** Lists the mails newest first, as a mailbox does. */
const mailsOf = (world: World): Mail[] => structuredClone(world.state.mails).reverse();

/** Shows the backend's mails, with their links for activation and for a new password. */
export function Mails({ bench }: { readonly bench: Bench }) {
  const mails = useWorld(bench, mailsOf);
  if (mails === null) return null;
  if (mails.length === 0) return <Empty description={TEXTS.none} />;
  return (
    <Flex vertical gap="small">
      {mails.map(({ to, kind, lang, path, at, used }) => (
        <Card key={path} size="small" title={SUBJECTS[kind]}>
          <div>{`To ${to}, in ${lang}, ${new Date(at * MS_PER_SECOND).toISOString()}`}</div>
          <Typography.Paragraph copyable>{path}</Typography.Paragraph>
          <Button onClick={() => bench.portal.go(toBenchAddress(path))} size="small">
            {used ? `${TEXTS.open} (${TEXTS.used})` : TEXTS.open}
          </Button>
        </Card>
      ))}
    </Flex>
  );
}
