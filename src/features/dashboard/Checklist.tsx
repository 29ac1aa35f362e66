import { CheckCircleFilled, QuestionCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@umijs/max';
import { Badge, Flex } from 'antd';
import { useState } from 'react';
import { countRows } from '@/api/pages';
import { FreeTrial } from '@/features/checkout';
import { proxyWhitelistQuery } from '@/features/whitelist';
import { hasReached } from '@/lib/browser/storage/milestones';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import type { Dashboard } from './useDashboard';

const SIGN = { fontSize: 20 };
const DONE = { ...SIGN, color: 'var(--ant-color-success)' };
/** White on the brand's colour has too little contrast. */
const NUMBER = { color: 'var(--on-brand)' };
const ACTION = { marginBlockStart: 8 };

interface SignProps {
  /** Null while it is not known. */
  readonly done: boolean | null;
  readonly number: number;
}

/** The number of a step, or the sign that it is done. Hidden from screen readers, which hear the list's numbers and the words. */
function Sign({ done, number }: SignProps) {
  if (done === null) return <QuestionCircleOutlined aria-hidden style={SIGN} />;
  if (done) return <CheckCircleFilled aria-hidden style={DONE} />;
  return <Badge aria-hidden count={number} color="var(--brand)" styles={{ indicator: NUMBER }} />;
}

/** Shows a new customer's first steps, ticked off from the account's state. */
export function Checklist({ board }: { readonly board: Dashboard }) {
  const t = useText();
  const { customer, leftInSubs } = board;
  const whitelist = useQuery(proxyWhitelistQuery);
  // Read once, so that the outcome of the trial's button stays on the page after the trial has been used. Who bought traffic
  // instead has done the step: the trial is then offered on New order alone.
  const [hasTrial] = useState(customer.canTrial);
  const [hasGenerated] = useState(() => hasReached(customer.id, 'proxyList'));
  const [hasChosenAccess] = useState(() => hasReached(customer.id, 'access'));
  const hasListed = whitelist.data ? countRows(whitelist.data) > 0 : null;
  const items = [
    { step: 'traffic', to: '/neworder', done: customer.trafficLeft > 0 || Boolean(leftInSubs) },
    { step: 'proxyList', to: '/residential', done: hasGenerated },
    // A list is generated for one of the two modes, so that one was chosen.
    {
      step: 'access',
      to: '/residential',
      done: hasGenerated || hasChosenAccess || hasListed,
    },
    // Nobody whose traffic was seen has steps to take.
    { step: 'firstTraffic', to: '/usage?tab=details', done: false },
  ] as const;
  const textOf = ({ step, done }: (typeof items)[number]) => {
    if (done) return t('dashboard.stepDone');
    // Only the whitelist can leave a step unknown.
    if (done === null) return t(whitelist.error ? 'dashboard.stepUnknown' : 'shell.loading');
    return t(
      step === 'traffic' && customer.canTrial
        ? 'dashboard.stepText.trial'
        : `dashboard.stepText.${step}`,
    );
  };
  return (
    <Card title={t('dashboard.checklist')}>
      {items.some(({ done }) => done === null) && <QueryFailure query={whitelist} />}
      <Grid component="ol" width={240}>
        {items.map((item, at) => (
          <Flex component="li" key={item.step} align="start" gap={12} data-done={item.done}>
            <Sign done={item.done} number={at + 1} />
            <div>
              {item.done ? (
                <span>{t(`dashboard.step.${item.step}`)}</span>
              ) : (
                <Link to={item.to}>{t(`dashboard.step.${item.step}`)}</Link>
              )}
              <Hint>{textOf(item)}</Hint>
              {item.step === 'traffic' && hasTrial && !(item.done && customer.canTrial) && (
                <div style={ACTION}>
                  <FreeTrial />
                </div>
              )}
            </div>
          </Flex>
        ))}
      </Grid>
    </Card>
  );
}
