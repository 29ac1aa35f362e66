import { Button, Input, Space } from 'antd';
import { removeInvisible } from '@/lib/text/invisible';
import { serverErrorText } from '@/ui/feedback/errorText';
import { Field } from '@/ui/form/Field';
import { useText, WithNames } from '@/ui/format/text';
import type { CouponField } from './useCoupon';
import type { EditableChoice } from './useOrderChoice';
import type { Summary } from './useSummary';

/** Room for two lines, so that a message about a refused code moves nothing below, even on a phone. */
const ROOM = { display: 'block', minHeight: 44 };
/** Scrolling to the field brings that room into sight, above a phone's bar. */
const FIELD = { scrollMarginBlockEnd: 52 };
const APPLIED = { color: 'var(--ant-color-success)' };

interface Props {
  readonly choice: EditableChoice;
  readonly summary: Summary;
  readonly coupon: CouponField;
}

/**
 * Shows the coupon field: a code is typed and applied, or removed. A code counts as applied when the backend's
 * Order Summary includes it.
 */
export function Coupon({ choice, summary, coupon }: Props) {
  const t = useText();
  const { coupon: code, order } = choice;
  const { field, typed, refusal } = coupon;
  const isAsked = code !== '';
  const applied = isAsked ? summary.current?.couponCode : null;
  return (
    <Field
      label={t('order.coupon')}
      problem={refusal && <span style={ROOM}>{serverErrorText(refusal, t)}</span>}
      hint={
        <span role="status" style={ROOM}>
          {isAsked && order === null && <span>{t('order.couponWaits')}</span>}
          {applied && (
            <span style={APPLIED}>
              <WithNames text={t('order.couponApplied', { code: applied })} names={[applied]} />
            </span>
          )}
        </span>
      }
    >
      {(control) => (
        <Space.Compact block>
          <Input
            {...control}
            ref={field}
            style={FIELD}
            value={isAsked ? code : typed}
            readOnly={isAsked}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => coupon.type(removeInvisible(event.target.value))}
            onPressEnter={() => isAsked || coupon.apply()}
          />
          {/* One button, so that the focus stays where it is. */}
          <Button onClick={isAsked ? coupon.remove : coupon.apply}>
            {t(isAsked ? 'order.couponRemove' : 'order.apply')}
          </Button>
        </Space.Compact>
      )}
    </Field>
  );
}
