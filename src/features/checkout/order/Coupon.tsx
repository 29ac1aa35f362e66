import { Button, Input, type InputRef, Space } from 'antd';
import type { Ref } from 'react';
import type { OrderSummary } from '@/api/contract';
import { removeInvisible } from '@/lib/text/invisible';
import { Field } from '@/ui/form/Field';
import { useText, WithNames } from '@/ui/format/text';

/** Room for two lines, so that a message about a refused code moves nothing below, even on a phone. */
const ROOM = { display: 'block', minHeight: 44 };
/** Scrolling to the field brings that room into sight, above a phone's bar. */
const FIELD = { scrollMarginBlockEnd: 52 };
const APPLIED = { color: 'var(--ant-color-success)' };

interface Props {
  /** The coupon code that the Order Summary is requested with; empty for none. */
  readonly code: string;
  /** The loaded Order Summary of the draft on the page; null while there is none. */
  readonly counted: OrderSummary | null;
  /** False while nothing is chosen that a code could be checked with. */
  readonly hasDraft: boolean;
  /** The text in the field while no code is requested. */
  readonly typed: string;
  /** The backend's message about the last refused code. */
  readonly error: string | null;
  readonly ref: Ref<InputRef>;
  onType(text: string): void;
  onCode(code: string): void;
}

/**
 * Shows the coupon field: a code is typed and applied, or removed. A code counts as applied when the backend's
 * Order Summary includes it.
 */
export function Coupon({ code, counted, hasDraft, typed, error, ref, onType, onCode }: Props) {
  const t = useText();
  const isAsked = code !== '';
  const applied = isAsked ? (counted?.couponCode ?? null) : null;
  const apply = () => {
    if (typed.trim() !== '') onCode(typed.trim());
  };
  return (
    <Field
      label={t('order.coupon')}
      problem={error && <span style={ROOM}>{error}</span>}
      hint={
        <span role="status" style={ROOM}>
          {isAsked && !hasDraft && <span>{t('order.couponWaits')}</span>}
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
            ref={ref}
            style={FIELD}
            value={isAsked ? code : typed}
            readOnly={isAsked}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onType(removeInvisible(event.target.value))}
            onPressEnter={() => isAsked || apply()}
          />
          {/* One button, so that the focus stays where it is. */}
          <Button onClick={() => (isAsked ? onCode('') : apply())}>
            {t(isAsked ? 'order.couponRemove' : 'order.apply')}
          </Button>
        </Space.Compact>
      )}
    </Field>
  );
}
