import { getLocale } from '@umijs/max';
import antd from 'antd/es/version/version';
import { version as react, useState } from 'react';
import { withoutBase } from '@/domain/navigation';
import { reportHar, reportName } from '@/domain/report/har';
import type { Circumstances, Recording } from '@/domain/report/report';
import { readAppearance, readChoice } from '@/runtime/appearance';
import type { Recorder } from '@/session';
import { saveFile } from '@/ui/saveFile';

const HAR_TYPE = 'application/json';

const releaseName = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** Where a report comes from and goes to. The frame around all pages has them, so that the dialog's code stays small. */
export interface Sources {
  readonly recorder: Recorder;
  readonly actions: Recording['actions'];
  readonly purchases: Recording['purchases'];
}

interface Content extends Recording {
  readonly about: Circumstances;
}

/** All that can be reported at this moment. */
function takeContent({ recorder, actions, purchases }: Sources): Content {
  const { exchanges, clockDifference, redactor } = recorder.recorded();
  const { text, fields, body } = redactor;
  const { origin, pathname, search } = window.location;
  return {
    // What later answers told to be secret is taken out of the earlier ones too.
    exchanges: exchanges.map((one) => ({
      ...one,
      params: fields(one.params),
      route: text(one.route),
      ...(one.body === undefined ? {} : { body: body(one.body) }),
    })),
    actions: actions.map((one) => ({ ...one, name: text(one.name) })),
    purchases,
    about: {
      madeAt: Date.now(),
      origin,
      route: text(withoutBase(pathname) + search),
      locale: getLocale(),
      theme: `${readChoice()} (${readAppearance()})`,
      release: releaseName(),
      react,
      antd,
      browser: navigator.userAgent,
      viewport: `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`,
      clockDifference,
      isOnline: navigator.onLine,
    },
  };
}

/** What can be struck out of a report. */
export const PARTS = ['exchanges', 'actions', 'purchases'] as const satisfies (keyof Recording)[];
export type Part = (typeof PARTS)[number];

/** A report that is being made: what is in it, what the customer strikes, and the file. */
export function useReport(sources: Sources) {
  const [content] = useState(() => takeContent(sources));
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState<string | null>(null);

  const keyOf = (part: Part, id: string | number) => `${part} ${id}`;
  const isIn = (part: Part, id: string | number) => !struck.has(keyOf(part, id));
  const chosen = <T extends { readonly id: string | number }>(part: Part, all: readonly T[]) =>
    all.filter(({ id }) => isIn(part, id));

  return {
    content,
    message,
    setMessage,
    saved,
    isIn,
    /** Takes an entry out of the report, or back in. */
    toggle(part: Part, id: string | number) {
      const next = new Set(struck);
      if (!next.delete(keyOf(part, id))) next.add(keyOf(part, id));
      setStruck(next);
    },
    /** Has the browser save the file. Nothing is sent. */
    save() {
      const { about } = content;
      const recording: Recording = {
        exchanges: chosen('exchanges', content.exchanges),
        actions: chosen('actions', content.actions),
        purchases: chosen('purchases', content.purchases),
      };
      const name = reportName(about.madeAt);
      const text = sources.recorder.recorded().redactor.text(message);
      saveFile(name, HAR_TYPE, [reportHar(recording, about, text)]);
      setSaved(name);
    },
  };
}
