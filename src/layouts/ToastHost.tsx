import { message } from 'antd';
import { useEffect, useRef } from 'react';
import type { Toast } from '@/runtime/announce';

/** How long a toast stays, in seconds, and how far from the top, in px (spec §9). */
const DURATION_S = 3;
const TOP_PX = 8;

/** Shows each announced toast once. */
export default function ToastHost({ toasts }: { readonly toasts: readonly Toast[] }) {
  const [api, holder] = message.useMessage({ duration: DURATION_S, top: TOP_PX });
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text } of toasts.slice(shown.current)) void api[kind](text);
    shown.current = toasts.length;
  }, [toasts, api]);
  return holder;
}
