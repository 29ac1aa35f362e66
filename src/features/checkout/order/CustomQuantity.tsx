import { Button, Flex, Radio } from 'antd';
import { formatUnitPrice, formatUsd } from '@/lib/number/money';
import { NumberField } from '@/ui/form/NumberField';
import { useLocaleName, useText } from '@/ui/format/text';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { adviseQuantity, type Catalog, estimate } from '../rules/order';
import { MOST_GB } from '../rules/orderChoice';
import styles from './neworder.module.css';
import type { EditableChoice } from './useOrderChoice';

interface Props {
  readonly choice: EditableChoice;
  readonly catalog: Catalog;
}

/** Option value of a custom quantity; every other option is a package's id. */
export const CUSTOM_QUANTITY = '';

const INPUT = { maxInlineSize: 222 };
/** Room for the field and the longest advice below it, so that nothing moves when the advice changes. */
const ROOM = { flex: '1 1 222px', minHeight: 118 };
const ROOM_ON_PHONE = { ...ROOM, minHeight: 162 };

/** Shows the price of the typed quantity, and a cheaper choice where there is one. */
function Advice({ choice, catalog }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const { duration, quantity } = choice;
  if (quantity === null) return null;
  const counted = estimate(catalog.tiers, quantity, duration);
  if (counted === null) return null;
  const { better, hint } = adviseQuantity(catalog, quantity, duration);
  const price = t('order.tierPrice', { price: formatUnitPrice(counted.pricePerGb, locale) });
  const saving = t('order.saves', {
    amount: formatUsd(counted.saving, locale),
    percent: counted.savingPercent,
  });
  return (
    <Flex component="span" vertical gap={4}>
      <span>{counted.savingPercent > 0 ? `${price} · ${saving}` : price}</span>
      {better && (
        <Flex component="span" vertical align="start" gap={4}>
          <span>
            {t(hint ? 'order.betterMore' : 'order.better', {
              add: better.quantity - quantity,
              gb: better.quantity,
              price: formatUsd(better.amount, locale),
              perGb: formatUnitPrice(better.pricePerGb, locale),
            })}
          </span>
          <Button size="small" onClick={() => choice.choosePackage(better)}>
            {t('order.chooseBetter')}
          </Button>
        </Flex>
      )}
      {hint && !better && (
        <strong>
          {t('order.hint', { gb: hint.addGb, price: formatUnitPrice(hint.pricePerGb, locale) })}
        </strong>
      )}
    </Flex>
  );
}

/** Shows the field of a custom quantity, priced by its tier. */
export function CustomQuantity(props: Props) {
  const t = useText();
  const { choice } = props;
  const isPhone = useIsPhone();
  const { bounds, packageId, order, quantity } = choice;
  const isCustom = packageId === null;
  const isWrong = isCustom && order === null;
  const allowed =
    bounds === null
      ? t('order.packagesOnly')
      : bounds.max === null && !isWrong
        ? t('order.quantityFrom', { min: bounds.min })
        : t('order.quantityBetween', { min: bounds.min, max: bounds.max ?? MOST_GB });
  // No tier may hold a quantity between the bounds.
  const isWithin =
    bounds !== null &&
    quantity !== null &&
    quantity >= bounds.min &&
    quantity <= (bounds.max ?? quantity);
  return (
    <Flex wrap align="baseline" gap="8px 16px" className={styles.option}>
      <Radio value={CUSTOM_QUANTITY}>{t('order.custom')}</Radio>
      <div style={isPhone ? ROOM_ON_PHONE : ROOM}>
        <NumberField
          aria-label={t('order.quantity')}
          inputMode="numeric"
          style={INPUT}
          suffix={t('unit.GB')}
          value={choice.quantityText}
          onChange={choice.setQuantityText}
          onClick={() => choice.choosePackage(null)}
          problem={isWrong && (isWithin ? t('order.quantityNotOnSale') : allowed)}
          hint={
            <span aria-live={isCustom ? 'polite' : 'off'}>
              {isCustom && bounds ? <Advice {...props} /> : <span>{allowed}</span>}
            </span>
          }
        />
      </div>
    </Flex>
  );
}
