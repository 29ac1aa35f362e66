import { useId } from 'react';
import { useCustomer } from '@/features/auth';
import { recordMilestone } from '@/lib/browser/storage/milestones';
import { noteIdOf } from '@/ui/form/Field';
import { useText } from '@/ui/format/text';
import { gatewaysFor } from '../rules/line/lineSpec';
import {
  isSessionMinutes,
  SESSION_MINUTES_MAX,
  SESSION_MINUTES_MIN,
} from '../rules/line/proxyUsername';
import type { GeneratorPage } from '../useGenerator';
import { Choice } from './Choice';
import { FieldGrid } from './FieldGrid';
import { AccountField, GatewayField, ProtocolField } from './ListFields';
import { WholeNumberField } from './WholeNumberField';

const MINUTES = { min: SESSION_MINUTES_MIN, max: SESSION_MINUTES_MAX };

interface Props extends GeneratorPage {
  /** True while the settings are for lines of host and port alone, not for the API link. */
  readonly isForPlainLines: boolean;
  /** A new key discards the text typed into the number field. */
  readonly numbersKey: number;
}

/** Shows the fields for protocol, gateway, authentication, account and rotation. */
export function ConnectionFields(props: Props) {
  const { config, gateways, isForPlainLines, numbersKey, change } = props;
  const t = useText();
  const { id: userId } = useCustomer();
  const minutesId = useId();
  const { protocol } = config;
  const hasWhitelist = gatewaysFor({ protocol, auth: 'whitelist' }, gateways).length > 0;
  const whyNoMinutes = () => {
    if (isForPlainLines) return t('credentials.why.lines');
    return config.rotation === 'sticky' ? null : t('residential.minutesWhy');
  };
  return (
    <FieldGrid>
      <ProtocolField {...props} />
      <GatewayField {...props} />
      <Choice
        name={t('residential.authentication')}
        value={config.auth}
        hint={
          hasWhitelist
            ? null
            : t('credentials.why.noWhitelist', { protocol: protocol.toUpperCase() })
        }
        options={[
          { value: 'password', label: t('residential.auth.password') },
          {
            value: 'whitelist',
            label: t('residential.auth.whitelist'),
            disabled: !hasWhitelist,
          },
        ]}
        onChange={(auth) => change({ auth })}
        // Password is chosen from the start, so a click on it counts as a decision.
        onClick={() => recordMilestone(userId, 'access')}
      />
      <AccountField {...props} />
      <Choice
        name={t('residential.rotation')}
        value={isForPlainLines ? null : config.rotation}
        disabledBy={isForPlainLines ? noteIdOf(minutesId) : undefined}
        options={[
          { value: 'randomize', label: t('residential.rotation.randomize') },
          { value: 'sticky', label: t('residential.rotation.sticky') },
        ]}
        onChange={(rotation) => change({ rotation })}
      />
      {/* Stays where it is while it has no use, so that nothing moves when the rotation changes. */}
      <WholeNumberField
        key={numbersKey}
        id={minutesId}
        label={t('residential.minutes')}
        value={config.minutes}
        isValid={isSessionMinutes}
        why={whyNoMinutes()}
        hint={t('residential.minutesHint', MINUTES)}
        problem={t('residential.minutesWrong', MINUTES)}
        onChange={(minutes) => change({ minutes })}
      />
    </FieldGrid>
  );
}
