import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './usage.module.css';

interface Props<T extends string> {
  /** What the tabs are of, for screen readers. */
  readonly name: string;
  readonly tabs: readonly T[];
  readonly value: T;
  labelOf(tab: T): string;
  onChange(tab: T): void;
  /** The chosen tab's panel. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that wrap where antd's would hide behind a menu. Arrow keys, Home and End move between them (WAI-ARIA tabs). */
export function TabBar<T extends string>(props: Props<T>) {
  const { name, tabs, value, labelOf, onChange, children } = props;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const mirrored = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = STEPS[event.key];
    const last = tabs.length - 1;
    const index =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step === undefined
            ? null
            : (tabs.indexOf(value) + step * mirrored + tabs.length) % tabs.length;
    const tab = index === null ? undefined : tabs[index];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };

  return (
    <div>
      <div ref={bar} className={styles.tabs} role="tablist" aria-label={name}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            onKeyDown={move}
          >
            {labelOf(tab)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
