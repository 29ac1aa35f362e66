import { message } from 'antd';
import { useEffect, useRef } from 'react';
import { watchActions } from '@/runtime/actions';
import type { Toast } from '@/runtime/announce';
import { TOAST_MS, TOAST_TOP_PX } from './toastTime';

const MS_PER_S = 1000;

/** Shows the announced toasts. While one is shown, another that says the same does not stand below it: the time begins anew. */
export default function ToastHost({ toasts }: { readonly toasts: readonly Toast[] }) {
  const [api, holder] = message.useMessage({ duration: TOAST_MS / MS_PER_S, top: TOAST_TOP_PX });
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text } of toasts.slice(shown.current)) {
      void api.open({ key: `${kind} ${text}`, type: kind, content: text });
    }
    shown.current = toasts.length;
  }, [toasts, api]);
  return holder;
}

/** In the same chunk as the toasts, since both are needed from the first input on. */
export { watchActions };
