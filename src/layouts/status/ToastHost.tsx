import { message } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { listen, type Toast } from '@/lib/browser/announce';
import { MS_PER_SECOND } from '@/lib/time/day';
import { WithNames } from '@/ui/format/text';
import { TOAST_MS, toastTop } from './toastPlace';

/** The device's clock minus the time since the page was opened, in ms. It drops when the clock is set back. */
const clockAhead = () => Date.now() - performance.now();

/**
 * Shows the announced toasts. A toast that says the same as one on screen restarts the time of that one.
 * antd ends a toast by the device's clock, so a clock that is set back by an hour would keep the toast for an hour.
 */
export default function ToastHost({ toasts }: { readonly toasts: readonly Toast[] }) {
  const [top, setTop] = useState(toastTop);
  const [api, holder] = message.useMessage({ duration: TOAST_MS / MS_PER_SECOND, top });
  const shown = useRef(0);
  useEffect(() => listen('aboveToasts', () => setTop(toastTop())), []);
  useEffect(() => {
    setTop(toastTop());
    for (const { kind, text, names } of toasts.slice(shown.current)) {
      const key = `${kind} ${text}`;
      void api.open({ key, type: kind, content: <WithNames text={text} names={names} /> });
      const ahead = clockAhead();
      setTimeout(() => {
        if (clockAhead() < ahead - MS_PER_SECOND) api.destroy(key);
      }, TOAST_MS);
    }
    shown.current = toasts.length;
  }, [toasts, api]);
  return holder;
}
