import { Alert, Button, Descriptions, Input, Space, Typography } from 'antd';
import { useState } from 'react';
import type { Recorded } from '../../replay/recorded';
import { nameOf, scenarioFile } from '../../replay/scenarioFile';

const TEXTS = {
  save: 'Save as a scenario',
  title: 'Title of the scenario',
  pressed: 'What the customer pressed',
  sentence: 'The customer says',
  ignored: (count: number) => `${count} other requests of the file are left out.`,
};
/** The fields of a report that support asks for first, with their labels. */
const FACTS: Readonly<Record<string, string>> = {
  route: 'Page',
  locale: 'Language',
  theme: 'Theme',
  viewport: 'Window',
  browser: 'Browser',
  release: 'Release',
  clockDifference: 'Clock',
  isOnline: 'Online',
};
/** Clocks that differ by less count as equal, in seconds. */
const SAME_CLOCK = 60;

/** Words a report's `clockDifference`: the seconds that the backend's clock was ahead of the customer's. */
function clockText(seconds: number): string {
  if (Math.abs(seconds) < SAME_CLOCK) return 'as the backend’s';
  const time = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 16);
  const days = Math.floor(Math.abs(seconds) / 86_400);
  return `${days === 0 ? '' : `${days} d `}${time} ${seconds < 0 ? 'ahead of' : 'behind'} the backend’s`;
}

const SCENARIO_TITLE = 'Recorded';

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the replay as a file for `mock/scenarios/recorded`. */
export function SaveReplay({ recorded }: { readonly recorded: Recorded }) {
  const [title, setTitle] = useState(SCENARIO_TITLE);
  return (
    <Space.Compact>
      <Input
        aria-label={TEXTS.title}
        onChange={(event) => setTitle(event.target.value)}
        value={title}
      />
      <Button onClick={() => save(`${nameOf(title)}.json`, scenarioFile(title, recorded))}>
        {TEXTS.save}
      </Button>
    </Space.Compact>
  );
}

export function ReplayFacts({
  recorded: { about, sentence, ignored },
}: {
  readonly recorded: Recorded;
}) {
  const items = Object.entries(FACTS).flatMap(([field, label]) => {
    const value = about?.[field];
    return value === undefined || value === null
      ? []
      : [
          {
            key: field,
            label,
            children: field === 'clockDifference' ? clockText(Number(value)) : String(value),
          },
        ];
  });
  const actions = Array.isArray(about?.actions) ? about.actions : [];
  return (
    <>
      {sentence !== '' && <Alert type="info" title={TEXTS.sentence} description={sentence} />}
      {items.length > 0 && <Descriptions size="small" column={1} items={items} />}
      {actions.length > 0 && (
        <section aria-label={TEXTS.pressed}>
          <Typography.Title level={2} className="bench-subject">
            {TEXTS.pressed}
          </Typography.Title>
          <div>{actions.map((one: { name?: unknown }) => String(one.name)).join(' → ')}</div>
        </section>
      )}
      {ignored > 0 && <Typography.Text type="secondary">{TEXTS.ignored(ignored)}</Typography.Text>}
    </>
  );
}
