import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { EditableChoice } from './useOrderChoice';

/** Handles the coupon field: its text, the code that the order is counted with, and the refusal of the last one. */
export function useCoupon({ coupon, setCoupon }: EditableChoice) {
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState(coupon);
  // Kept as the backend sent it: the language may change while the refusal is shown.
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = (code: string, msg: string | null) => {
    setRefusal(msg);
    setCoupon(code);
    field.current?.input?.scrollIntoView({ block: 'nearest' });
  };
  return {
    field,
    typed,
    refusal,
    /** A code that was typed and neither applied nor refused. */
    unused: coupon === '' && refusal === null ? typed.trim() : '',
    type(text: string) {
      setRefusal(null);
      setTyped(text);
    },
    apply() {
      if (typed.trim() !== '') change(typed.trim(), null);
    },
    remove() {
      setTyped('');
      change('', null);
    },
    refuse: (msg: string) => change('', msg),
  };
}

export type CouponField = ReturnType<typeof useCoupon>;
