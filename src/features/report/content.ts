import { getLocale } from '@umijs/max';
import antd from 'antd/es/version/version';
import { version as react } from 'react';
import { readAppearance, readChoice } from '@/lib/browser/appearance';
import { entryOf } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import type { Circumstances, Recording } from './rules/report';

/** The sources of a report. The frame around all pages passes them in, so that the dialog's own code stays small. */
export interface Sources extends Pick<Recording, 'actions' | 'purchases'> {
  readonly recorder: Pick<typeof import('./recorder'), 'recorded'>;
}

/** Everything that can be in a report. */
export interface Content extends Recording {
  readonly about: Circumstances;
}

/** Collects everything that can be reported now, redacted once more: a later answer may have shown that an earlier text is secret. */
export function takeContent({ recorder, ...rest }: Sources): Content {
  const { exchanges, clockDifference, redact } = recorder.recorded();
  const { origin, pathname, search } = window.location;
  const about: Circumstances = {
    madeAt: Date.now(),
    origin,
    route: withoutBase(pathname) + search,
    locale: getLocale(),
    theme: `${readChoice()} (${readAppearance()})`,
    release: entryOf(document) ?? '',
    react,
    antd,
    browser: navigator.userAgent,
    viewport: `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`,
    clockDifference,
    isOnline: navigator.onLine,
  };
  return redact({ ...rest, exchanges, about });
}
