import { useEffect, useState } from 'react';
import { listen, type Toast } from '@/lib/browser/announce';
import { lazyModule } from '@/lib/browser/lazyModule';
import { delay } from '@/lib/browser/wait';
import { ErrorBoundary } from '@/ui/feedback/crash/ErrorBoundary';
import { WithNames } from '@/ui/format/text';
import { TOAST_MS, toastTop } from './toastPlace';
import styles from './toasts.module.css';

const hostCode = lazyModule(() => import('./ToastHost'), { prefetch: true });

/** Fetches the code that shows toasts. A failure is not shown: the next toast tries again. */
const fetchToastHost = () => hostCode.fetch().catch(() => null);

/** Longest wait for antd's message before a toast is shown as plain text, in ms. */
const PLAIN_TEXT_AFTER_MS = 500;

/** Shows toasts without antd. */
function PlainToasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  if (toasts.length === 0) return null;
  return (
    <div className={styles.toasts} style={{ top: toastTop() }}>
      {toasts.map(({ kind, text, names }) => (
        <p
          key={text}
          data-kind={kind}
          role={kind === 'error' ? 'alert' : 'status'}
          style={{ borderInlineStartColor: `var(--ant-color-${kind})` }}
        >
          <WithNames text={text} names={names} />
        </p>
      ))}
    </div>
  );
}

/**
 * Shows the toasts. A failure must be visible without a network: while the code of antd's message is missing, toasts are plain
 * text. So is a toast that breaks antd's message; the next one mounts the message anew.
 */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const show = async (toast: Toast) => {
      if (!hostCode.loaded) await Promise.race([fetchToastHost(), delay(PLAIN_TEXT_AFTER_MS)]);
      setToasts((now) => [...now.filter(({ text }) => text !== toast.text), toast]);
      await delay(TOAST_MS);
      setToasts((now) => now.filter((one) => one !== toast));
    };
    return listen('toast', (toast) => void show(toast));
  }, []);
  const Host = hostCode.loaded?.default;
  const plain = <PlainToasts toasts={toasts} />;
  if (!Host) return plain;
  return (
    <ErrorBoundary resetKey={toasts.at(-1)?.text ?? ''} fallback={() => plain}>
      <Host toasts={toasts} />
    </ErrorBoundary>
  );
}
