import { Card } from '@/components/Card';
import { Money } from '@/components/Money';
import { NumberField } from '@/components/NumberField';
import { useLocaleName, useText } from '@/components/text';
import type { PriceTier, TrafficPackage } from '@/contract';
import { formatUsd } from '@/domain/money';
import { cheaperHint, type Duration, estimate, packageSaving } from '@/domain/order';
import styles from './neworder.module.css';
import type { OrderChoice } from './useOrderDraft';

interface Props {
  readonly choice: OrderChoice;
  readonly packages: readonly TrafficPackage[];
  readonly tiers: readonly PriceTier[];
}

function PackageCard({
  item,
  choice,
}: {
  readonly item: TrafficPackage;
  readonly choice: OrderChoice;
}) {
  const t = useText();
  const saving = packageSaving(item);
  return (
    <label className={styles.package}>
      <input
        type="radio"
        name="package"
        checked={choice.curPackage?.id === item.id}
        onChange={() => choice.choosePackage(item)}
      />
      {item.tag && <span className={styles.tag}>{t(`order.tag.${item.tag}`)}</span>}
      <strong>{t('order.gb', { gb: item.quantity })}</strong>
      <span className={styles.price}>
        <Money amount={item.amount} />
        {saving > 0 && (
          <s>
            <span className="sr-only">{t('order.before')} </span>
            <Money amount={item.originalPrice} />
          </s>
        )}
      </span>
      <small>
        <Money amount={item.pricePerGb} /> {t('order.perGb')}
        {saving > 0 && ` · ${t('order.save', { percent: saving })}`}
      </small>
    </label>
  );
}

function CustomQuantity({ choice, tiers }: Omit<Props, 'packages'>) {
  const t = useText();
  const locale = useLocaleName();
  const { duration, quantity, bounds, payWay, curPackage } = choice;
  const custom = curPackage === null;
  const counted = custom && quantity !== null ? estimate(tiers, quantity, duration, payWay) : null;
  const hint = custom && quantity !== null ? cheaperHint(tiers, quantity, duration) : null;
  return (
    <div className={styles.custom} data-chosen={custom}>
      <label className={styles.customLabel}>
        <input
          type="radio"
          name="package"
          checked={custom}
          onChange={() => choice.choosePackage(null)}
        />
        {t('order.custom')}
      </label>
      <NumberField
        aria-label={t('order.quantity')}
        inputMode="numeric"
        maxLength={7}
        suffix={t('unit.GB')}
        value={choice.quantityText}
        onChange={choice.setQuantityText}
        status={custom && counted === null ? 'error' : ''}
      />
      <p className={styles.customText} aria-live="polite">
        {custom && counted === null && bounds && (
          <span role="alert">
            {bounds.max === null
              ? t('order.quantityFrom', { min: bounds.min })
              : t('order.quantityBetween', { min: bounds.min, max: bounds.max })}
          </span>
        )}
        {counted && (
          <>
            {t('order.tierPrice', { price: formatUsd(counted.pricePerGb, locale) })}
            {counted.savingPercent > 0 &&
              ` · ${t('order.saves', { amount: formatUsd(counted.saving, locale), percent: counted.savingPercent })}`}
          </>
        )}
        {hint && (
          <strong>
            {' '}
            {t('order.hint', { gb: hint.addGb, price: formatUsd(hint.pricePerGb, locale) })}
          </strong>
        )}
      </p>
    </div>
  );
}

/** What is on sale: time limits, the packages of the chosen one, and a quantity of the customer's own. */
export function Offer({ choice, packages, tiers }: Props) {
  const t = useText();
  const nameOf = (days: Duration) =>
    days === null ? t('order.unlimit') : t('order.days', { days });
  const shown = packages.filter((one) => !one.isTrial && one.durationDays === choice.duration);
  return (
    <Card title={t('order.choose')}>
      <fieldset className={styles.limits}>
        <legend>{t('order.timeLimit')}</legend>
        {choice.durations.map((days) => (
          <label key={String(days)}>
            <input
              type="radio"
              name="duration"
              checked={choice.duration === days}
              onChange={() => choice.chooseDuration(days)}
            />
            {nameOf(days)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.packages}>
        <legend>{t('order.package')}</legend>
        {shown.map((item) => (
          <PackageCard key={item.id} item={item} choice={choice} />
        ))}
        <CustomQuantity choice={choice} tiers={tiers} />
      </fieldset>
    </Card>
  );
}
