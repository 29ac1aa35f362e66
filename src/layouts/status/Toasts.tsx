import { useEffect, useState } from 'react';
import { session } from '@/features/auth';
import { listen, type Toast } from '@/lib/browser/announce';
import { lazyModule } from '@/lib/browser/lazyModule';
import { delay } from '@/lib/browser/wait';
import { WithNames } from '@/ui/format/text';
import { TOAST_MS, toastTop } from './toastPlace';
import styles from './toasts.module.css';

const hostCode = lazyModule(() => import('./ToastHost'), { prefetch: true });

/** Longest wait for antd's message before a toast is shown as plain text, in ms. */
const PLAIN_TEXT_AFTER_MS = 500;

/** Shows the toasts. A failure must be visible without a network: while the code of antd's message is missing, toasts are plain text. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [plain, setPlain] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const show = async (toast: Toast) => {
      // Answers arrive after a session has ended: nobody on the sign-in page reads what became of a click.
      const isOutcome = toast.kind === 'success' || toast.kind === 'warning';
      if (isOutcome && session.customer() === null) return;
      // A failure is not shown: the next toast tries again.
      const fetchHost = () => hostCode.fetch().catch(() => null);
      if (!hostCode.loaded) await Promise.race([fetchHost(), delay(PLAIN_TEXT_AFTER_MS)]);
      if (hostCode.loaded) {
        setToasts((earlier) => [...earlier, toast]);
        return;
      }
      setPlain((now) => [...now.filter(({ text }) => text !== toast.text), toast]);
      await delay(TOAST_MS);
      setPlain((now) => now.filter((one) => one !== toast));
    };
    return listen('toast', (toast) => void show(toast));
  }, []);
  const Host = hostCode.loaded?.default;
  return (
    <>
      {Host && toasts.length > 0 && <Host toasts={toasts} />}
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
