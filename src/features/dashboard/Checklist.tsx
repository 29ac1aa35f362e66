import { CheckCircleFilled, ClockCircleOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { User } from '@/api/contract';
import { countRows } from '@/api/pages';
import { useProxyWhitelist } from '@/features/whitelist';
import { hasReached } from '@/lib/browser/milestones';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import {
  buildChecklist,
  type ChecklistItem,
  type ChecklistStep,
  isChecklistDone,
} from './rules/checklist';

const TARGETS: Record<ChecklistStep, string> = {
  traffic: '/neworder',
  proxyList: '/residential',
  access: '/residential',
  firstTraffic: '/usage?tab=details',
};

const DONE = { color: 'var(--ant-color-success)' };

/** The icon of a step, hidden from screen readers, because the words beside it say the same. */
function Sign({ done }: Pick<ChecklistItem, 'done'>) {
  if (done === null) return <QuestionCircleOutlined aria-hidden />;
  return done ? (
    <CheckCircleFilled aria-hidden style={DONE} />
  ) : (
    <ClockCircleOutlined aria-hidden />
  );
}

/** Shows a new customer's first steps, ticked off from the account's state; hidden once traffic was used. */
export function Checklist({ user }: { readonly user: User }) {
  // A customer who has used traffic has done all steps, so no call is made for them.
  return user.trafficUsed > 0 ? null : <Steps user={user} />;
}

function Steps({ user }: { readonly user: User }) {
  const t = useText();
  const whitelist = useProxyWhitelist();
  const items = buildChecklist({
    trafficLeft: user.trafficLeft,
    trafficUsed: user.trafficUsed,
    hasGenerated: hasReached(user.id, 'proxyList'),
    whitelisted: whitelist.data ? countRows(whitelist.data) : null,
    hasChosenAccess: hasReached(user.id, 'access'),
  });
  if (isChecklistDone(items)) return null;
  const textOf = ({ step, done }: ChecklistItem) => {
    if (done) return t('dashboard.stepDone');
    // Only the whitelist can leave a step unknown.
    if (done === null) return t(whitelist.error ? 'dashboard.stepUnknown' : 'shell.loading');
    return t(
      step === 'traffic' && user.canTrial
        ? 'dashboard.stepText.trial'
        : `dashboard.stepText.${step}`,
    );
  };
  return (
    <Card title={t('dashboard.checklist')}>
      {items.some(({ done }) => done === null) && <QueryFailure query={whitelist} />}
      <Grid component="ol" width={240}>
        {items.map((item) => (
          <Flex component="li" key={item.step} align="baseline" gap={12} data-done={item.done}>
            <Sign done={item.done} />
            <div>
              {item.done ? (
                t(`dashboard.step.${item.step}`)
              ) : (
                <Link to={TARGETS[item.step]}>{t(`dashboard.step.${item.step}`)}</Link>
              )}
              <Hint>{textOf(item)}</Hint>
            </div>
          </Flex>
        ))}
      </Grid>
    </Card>
  );
}
