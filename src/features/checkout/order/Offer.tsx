import { Flex, Radio, Tag } from 'antd';
import type { TrafficPackage } from '@/api/contract';
import { isKnownValue, PACKAGE_TAGS } from '@/api/contract/lists';
import { savingPercent } from '@/lib/number/money';
import { Note } from '@/ui/feedback/notes/Note';
import { Field } from '@/ui/form/Field';
import { Segments } from '@/ui/form/Segments';
import { timeLimitText } from '@/ui/format/enumText';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { Grid } from '@/ui/page/Columns';
import type { Catalog } from '../rules/order';
import { CUSTOM_QUANTITY, CustomQuantity } from './CustomQuantity';
import styles from './neworder.module.css';
import type { EditableChoice } from './useOrderChoice';

/** Makes the group as wide as its card. */
const BLOCK = { display: 'block' };

const PRICE = { fontSize: 16 };

interface Props {
  readonly choice: EditableChoice;
  readonly catalog: Catalog;
  /** True when a package may be missing because its row could not be read. */
  readonly isUnread: boolean;
}

function PackageCard({ item }: { readonly item: TrafficPackage }) {
  const t = useText();
  const saving = savingPercent(item.originalPrice, item.amount);
  return (
    <Radio value={item.id} className={`${styles.option} ${styles.package}`}>
      <Flex vertical gap={4}>
        {item.tag && isKnownValue(PACKAGE_TAGS, item.tag) && (
          <Tag className={styles.tag}>
            <span>{t(`order.tag.${item.tag}`)}</span>
          </Tag>
        )}
        <strong>{t('order.gb', { gb: item.quantity })}</strong>
        <Flex wrap align="baseline" gap={8} style={PRICE}>
          <Money amount={item.amount} />
          {saving > 0 && (
            <s>
              <span className="sr-only">{`${t('order.before')} `}</span>
              <Money amount={item.originalPrice} />
            </s>
          )}
        </Flex>
        <Flex component="small" vertical>
          <span>
            <PricePerGb price={item.pricePerGb} /> <span>{t('order.perGb')}</span>
          </span>
          {saving > 0 && (
            <span className={styles.saving}>{t('order.save', { percent: saving })}</span>
          )}
        </Flex>
      </Flex>
    </Radio>
  );
}

/** Shows the time limits on sale: a number of days, or Unlimit. */
function TimeLimits({ choice }: { readonly choice: EditableChoice }) {
  const t = useText();
  const limits = new Map(choice.durations.map((days) => [String(days), days]));
  return (
    <Segments
      name={t('order.timeLimit')}
      options={[...limits.keys()]}
      value={String(choice.duration)}
      labelOf={(limit) => timeLimitText(t, limits.get(limit) ?? null)}
      onChange={(limit) => choice.chooseDuration(limits.get(limit) ?? null)}
    />
  );
}

/** Shows the offer: time limits, the packages of the chosen one, and a custom quantity. */
export function Offer({ choice, catalog, isUnread }: Props) {
  const t = useText();
  const { packages } = catalog;
  const { packageId, curPackage } = choice;
  const shown = packages.filter((one) => !one.isTrial && one.durationDays === choice.duration);
  return (
    <Card title={t('order.choose')}>
      <Flex vertical gap={16}>
        <Field label={t('order.timeLimit')}>{() => <TimeLimits choice={choice} />}</Field>
        {packageId !== null && curPackage === null && !isUnread && (
          <Note kind="warning">{t('order.packageGone')}</Note>
        )}
        <Field label={t('order.package')}>
          {({ id }) => (
            <Radio.Group
              id={id}
              aria-label={t('order.package')}
              style={BLOCK}
              value={packageId ?? CUSTOM_QUANTITY}
              onChange={(event) =>
                choice.choosePackage(packages.find((one) => one.id === event.target.value) ?? null)
              }
            >
              <Flex vertical gap={12}>
                <Grid width={130} most={3} gap="18px 12px">
                  {shown.map((item) => (
                    <PackageCard key={item.id} item={item} />
                  ))}
                </Grid>
                <CustomQuantity choice={choice} catalog={catalog} />
              </Flex>
            </Radio.Group>
          )}
        </Field>
      </Flex>
    </Card>
  );
}
