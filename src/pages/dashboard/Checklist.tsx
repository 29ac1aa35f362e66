import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { User } from '@/contract';
import { type ChecklistStep, checklist, isChecklistDone } from '@/domain/checklist';
import { rowsSeen } from '@/domain/pages';
import { useProxyWhitelist } from '@/queries/whitelist';
import { hasReached } from '@/runtime/milestones';
import { Card } from '@/ui/Card';
import { Grid } from '@/ui/Columns';
import { Hint } from '@/ui/Hint';
import { useText } from '@/ui/text';

const TARGETS: Record<ChecklistStep, string> = {
  traffic: '/neworder',
  proxyList: '/residential',
  access: '/residential',
  firstTraffic: '/usage?tab=details',
};

const DONE = { color: 'var(--ant-color-success)' };

/** The newcomer's first steps, ticked off by what the account's state says; gone once traffic was seen. */
export function Checklist({ user }: { readonly user: User }) {
  // A customer who has used traffic has done all steps, so no call is made for them.
  return user.trafficUsed > 0 ? null : <Steps user={user} />;
}

function Steps({ user }: { readonly user: User }) {
  const t = useText();
  const { data: whitelist } = useProxyWhitelist();
  const items = checklist({
    trafficLeft: user.trafficLeft,
    trafficUsed: user.trafficUsed,
    hasGenerated: hasReached(user.id, 'proxyList'),
    whitelisted: whitelist ? rowsSeen(whitelist) : 0,
    hasChosenAccess: hasReached(user.id, 'access'),
  });
  if (isChecklistDone(items)) return null;
  return (
    <Card title={t('dashboard.checklist')}>
      <Grid component="ol" width={240}>
        {items.map(({ step, done }) => (
          <Flex component="li" key={step} align="baseline" gap={12} data-done={done}>
            {done ? (
              <CheckCircleFilled aria-hidden style={DONE} />
            ) : (
              <ClockCircleOutlined aria-hidden />
            )}
            <div>
              {done ? (
                t(`dashboard.step.${step}`)
              ) : (
                <Link to={TARGETS[step]}>{t(`dashboard.step.${step}`)}</Link>
              )}
              <Hint>
                {done
                  ? t('dashboard.stepDone')
                  : t(
                      step === 'traffic' && user.canTrial
                        ? 'dashboard.stepText.trial'
                        : `dashboard.stepText.${step}`,
                    )}
              </Hint>
            </div>
          </Flex>
        ))}
      </Grid>
    </Card>
  );
}
