import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '@/features/auth';
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

/** Takes the place of a host that broke, and reports it. */
function BrokenHost({ onBroken }: { onBroken(): void }) {
  useEffect(onBroken, [onBroken]);
  return null;
}

/**
 * Shows the toasts. A failure must be visible without a network: while the code of antd's message is missing, toasts are plain
 * text. So is a toast that breaks antd's message; the next one mounts the message anew.
 */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [plain, setPlain] = useState<readonly Toast[]>([]);
  const showPlain = async (toast: Toast) => {
    setPlain((now) => [...now.filter(({ text }) => text !== toast.text), toast]);
    await delay(TOAST_MS);
    setPlain((now) => now.filter((one) => one !== toast));
  };
  const show = useEffectEvent(async (toast: Toast) => {
    // Answers arrive after a session has ended: nobody on the sign-in page reads what became of a click.
    if (toast.kind === 'success' && session.customer() === null) return;
    if (!hostCode.loaded) await Promise.race([fetchToastHost(), delay(PLAIN_TEXT_AFTER_MS)]);
    if (hostCode.loaded) setToasts((earlier) => [...earlier, toast]);
    else await showPlain(toast);
  });
  useEffect(() => listen('toast', (toast) => void show(toast)), []);
  const onBroken = () => {
    setToasts([]);
    for (const toast of toasts.slice(-1)) void showPlain(toast);
  };
  const Host = hostCode.loaded?.default;
  return (
    <>
      {Host && toasts.length > 0 && (
        <ErrorBoundary fallback={() => <BrokenHost onBroken={onBroken} />}>
          <Host toasts={toasts} />
        </ErrorBoundary>
      )}
      {plain.length > 0 && (
        <div className={styles.toasts} style={{ top: toastTop() }}>
          {plain.map(({ kind, text, names }) => (
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
      )}
    </>
  );
}
