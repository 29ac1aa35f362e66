import { memo } from 'react';
import { useText } from '@/ui/format/text';
import { isValidQuantity, QUANTITY_MAX } from '../rules/line/proxyLine';
import type { ProxyConfig } from '../rules/proxyConfig';
import type { SettingsUse } from '../rules/whitelistMode';
import { FieldGrid } from './FieldGrid';
import { FormatField } from './ListFields';
import { WholeNumberField } from './WholeNumberField';

interface Props {
  readonly config: ProxyConfig;
  /** A new key discards the text typed into the number field. */
  readonly numbersKey: number;
  /** The use of the settings in whitelist mode. */
  readonly use: SettingsUse;
  change(next: Partial<ProxyConfig>): void;
}

/** Shows the fields for quantity and format. */
export const OutputFields = memo(function OutputFields({ config, numbersKey, use, change }: Props) {
  const t = useText();
  return (
    <FieldGrid>
      <WholeNumberField
        key={numbersKey}
        label={t('residential.quantity')}
        value={config.quantity}
        isValid={isValidQuantity}
        problem={t('residential.quantityWrong', { max: QUANTITY_MAX })}
        onChange={(quantity) => change({ quantity })}
      />
      <FormatField format={config.format} auth={config.auth} use={use} change={change} />
    </FieldGrid>
  );
});
