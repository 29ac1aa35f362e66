import { getLocale } from '@umijs/max';
import antd from 'antd/es/version/version';
import { version as react } from 'react';
import { readAppearance, readAppearanceChoice } from '@/lib/browser/appearance';
import { runningEntry } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import { recorder } from './recorder';
import type { Recording, ReportEnvironment } from './rules/report';

/** The parts of a report that the recorder does not keep: pressed controls and purchases. */
export type Sources = Pick<Recording, 'actions' | 'purchases'>;

/** Everything that can be in a report. */
export interface ReportContent extends Recording {
  readonly about: ReportEnvironment;
}

/** Collects everything that can be reported now, redacted once more: a later answer may have shown that an earlier text is secret. */
export function collectReport(sources: Sources): ReportContent {
  const { exchanges, clockDifference, redact } = recorder.recorded();
  const { origin, pathname, search } = window.location;
  const about: ReportEnvironment = {
    madeAt: Date.now(),
    origin,
    route: withoutBase(pathname) + search,
    locale: getLocale(),
    theme: `${readAppearanceChoice()} (${readAppearance()})`,
    release: runningEntry() ?? '',
    react,
    antd,
    browser: navigator.userAgent,
    viewport: `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`,
    clockDifference,
    isOnline: navigator.onLine,
  };
  return redact({ ...sources, exchanges, about });
}
