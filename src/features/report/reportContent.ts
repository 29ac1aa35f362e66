import { getLocale } from '@umijs/max';
import antd from 'antd/es/version/version';
import { version as react } from 'react';
import { readAppearance, readAppearanceChoice } from '@/lib/browser/appearance';
import { clockDifference } from '@/lib/browser/clock/serviceClock';
import { runningEntry } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import { recorder } from './recorder';
import type { Recording, ReportEnvironment } from './rules/report';

/** Collects everything that can be reported now, redacted once more: a later answer may have shown that an earlier text is secret. */
export function collectReport(): Recording & { readonly about: ReportEnvironment } {
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
    clockDifference: clockDifference(),
    isOnline: navigator.onLine,
  };
  return recorder.redact({ ...recorder.read(), about });
}
