import { Card } from '@/components/Card';
import { Money, PricePerGb } from '@/components/Money';
import { useText } from '@/components/text';
import type { PriceTier, TrafficPackage } from '@/contract';
import { isListed, PACKAGE_TAGS } from '@/domain/listed';
import { packageSaving } from '@/domain/order';
import { ChoiceRadio } from './ChoiceRadio';
import { CustomQuantity } from './CustomQuantity';
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
    <ChoiceRadio
      className={styles.package}
      name="package"
      checked={choice.curPackage?.id === item.id}
      onChoose={() => choice.choosePackage(item)}
    >
      {item.tag && isListed(PACKAGE_TAGS, item.tag) && (
        <span className={styles.tag}>{t(`order.tag.${item.tag}`)}</span>
      )}
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
        <span>
          <PricePerGb price={item.pricePerGb} /> {t('order.perGb')}
        </span>
        {saving > 0 && (
          <span className={styles.saving}>{t('order.save', { percent: saving })}</span>
        )}
      </small>
    </ChoiceRadio>
  );
}

/** What is on sale: time limits, the packages of the chosen one, and a quantity of the customer's own. */
export function Offer({ choice, packages, tiers }: Props) {
  const t = useText();
  const shown = packages.filter((one) => !one.isTrial && one.durationDays === choice.duration);
  return (
    <Card title={t('order.choose')}>
      <fieldset className={styles.limits}>
        <legend>{t('order.timeLimit')}</legend>
        <div>
          {choice.durations.map((days) => (
            <label key={String(days)}>
              <input
                type="radio"
                name="duration"
                checked={choice.duration === days}
                onChange={() => choice.chooseDuration(days)}
              />
              {days === null ? t('order.unlimit') : t('order.days', { days })}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.packages}>
        <legend>{t('order.package')}</legend>
        {shown.map((item) => (
          <PackageCard key={item.id} item={item} choice={choice} />
        ))}
        <CustomQuantity choice={choice} packages={packages} tiers={tiers} />
      </fieldset>
    </Card>
  );
}
