import { Alert, Button, Card, Divider, Flex, Tag, Typography } from 'antd';
import { useSyncExternalStore } from 'react';
import type { FaultPlan } from '../../../faults';
import { describeFault } from '../../describeFault';
import { readFault, writeFault } from '../../faultText';
import { readUses, renewFault } from '../../tabFaults';
import { type Bench, useSetting } from '../bench';
import { FaultForm } from '../FaultForm';

const TEXTS = {
  ready: 'Ready-made',
  own: 'Your own',
  none: 'No fault: every call gets its true answer.',
  broken: 'The address names a fault that cannot be read:',
  renew: 'Make it new',
  remove: 'Remove',
  removeAll: 'Remove all',
  usedUp: 'used up',
};

const READY: readonly { readonly name: string; readonly plan: FaultPlan }[] = [
  {
    name: 'Slow network',
    plan: { call: null, answer: 'truth', delay: 800, jitter: 1200, times: null },
  },
  { name: 'Backend down', plan: { call: null, answer: 'status', times: null } },
  { name: 'No connection', plan: { call: null, answer: 'drop', times: null } },
  {
    name: 'Charged, answer lost',
    plan: { call: 'order.pay', answer: 'drop', effect: 'done' },
  },
];

interface FaultProps {
  readonly bench: Bench;
  readonly text: string;
  readonly onRemove: () => void;
}

function Fault({ bench, text, onRemove }: FaultProps) {
  // Each exchange may use the fault up.
  useSyncExternalStore(bench.exchanges.subscribe, bench.exchanges.list);
  const plan = readFault(text);
  if (!plan) {
    return (
      <Alert
        action={
          <Button onClick={onRemove} size="small">
            {TEXTS.remove}
          </Button>
        }
        title={`${TEXTS.broken} ${text}`}
        type="error"
      />
    );
  }
  const words = describeFault(plan);
  const { played = 0 } = readUses()[text] ?? {};
  const times = plan.times === undefined ? 1 : plan.times;
  const isUsedUp = times !== null && played >= times;
  return (
    <Card size="small">
      <Flex vertical gap={4}>
        <Typography.Text>{words}</Typography.Text>
        <Flex gap={4} align="center">
          <Tag>{`met ${played} ${played === 1 ? 'call' : 'calls'}`}</Tag>
          {isUsedUp && <Tag color="warning">{TEXTS.usedUp}</Tag>}
          {isUsedUp && (
            <Button
              aria-label={`${TEXTS.renew}: ${words}`}
              onClick={() => {
                renewFault(text);
                bench.settings.set('fault', ...bench.settings.getAll('fault'));
              }}
              size="small"
            >
              {TEXTS.renew}
            </Button>
          )}
          <Button aria-label={`${TEXTS.remove}: ${words}`} onClick={onRemove} size="small">
            {TEXTS.remove}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

/** Makes calls fail on purpose: once, some times or always. */
export function Faults({ bench }: { readonly bench: Bench }) {
  const texts = useSetting(bench, 'fault');
  const set = (...faults: readonly string[]) => bench.settings.set('fault', ...faults);
  const add = (plan: FaultPlan) => {
    const text = writeFault(plan);
    renewFault(text);
    set(...texts.filter((one) => one !== text), text);
  };
  return (
    <Flex vertical gap="small">
      {texts.length === 0 && <Typography.Text type="secondary">{TEXTS.none}</Typography.Text>}
      {texts.map((text) => (
        <Fault
          bench={bench}
          key={text}
          onRemove={() => set(...texts.filter((one) => one !== text))}
          text={text}
        />
      ))}
      {texts.length > 1 && (
        <div>
          <Button onClick={() => set()} size="small">
            {TEXTS.removeAll}
          </Button>
        </div>
      )}
      <Divider size="small" titlePlacement="start">
        {TEXTS.ready}
      </Divider>
      <Flex gap="small" wrap>
        {READY.map(({ name, plan }) => (
          <Button key={name} onClick={() => add(plan)}>
            {name}
          </Button>
        ))}
      </Flex>
      <Divider size="small" titlePlacement="start">
        {TEXTS.own}
      </Divider>
      <FaultForm onAdd={add} />
    </Flex>
  );
}
