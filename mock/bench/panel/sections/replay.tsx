import {
  CaretRightOutlined,
  InboxOutlined,
  PauseOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
} from '@ant-design/icons';
import { ProDescriptions, ProTable } from '@ant-design/pro-components';
import { Alert, Button, Flex, Input, Space, Switch, Tag, Typography, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { type Entry, type Recorded, readRecorded } from '../../../replay/recorded';
import type { Mismatch, Progress } from '../../../replay/replay';
import { unasked } from '../../../replay/replay';
import { nameOf, scenarioFile } from '../../../replay/scenarioFile';
import {
  fileKey,
  goToStep,
  isFileInMemory,
  isFull,
  isLoud,
  readFile,
  readProgress,
  setLoud,
  startReplay,
  stopReplay,
  textOf,
  windowOf,
} from '../../replay';
import { type Bench, useSetting } from '../bench';
import type { Section } from '../section';

const TEXTS = {
  drop: 'Drop a report or a HAR file here, or click to choose one',
  stays: 'It is read in this browser and goes nowhere.',
  loud: 'Calls that are not in the file fail',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  stop: 'Stop the replay',
  save: 'Save as a scenario',
  title: 'Title of the scenario',
  none: 'Nothing departs from the file.',
  mismatches: 'Departs from the file',
  pressed: 'What the customer pressed',
  entries: 'Calls of the file',
  sentence: 'The customer says',
  full: 'This browser has no room left: delete data of other sites, or reset the world, and drop the file again.',
  inMemory:
    'This browser has no room to keep the file: the replay goes on until this page is loaded anew.',
  gone: 'The file of this replay is gone: it was not kept when this page was loaded anew. Drop it again.',
  window: (size: string) => `In the customer’s window (${size.replace('x', ' × ')})`,
  ignored: (count: number) => `${count} other requests of the file are left out.`,
};
const KINDS: Readonly<Record<Mismatch['kind'], string>> = {
  missing: 'not in the file',
  parameters: 'other parameters in the file',
  later: 'comes later in the file',
};
/** The facts of a report that support asks for first, by field. */
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
/** Clocks that differ by less are taken for equal, in seconds. */
const SAME_CLOCK = 60;

/** What a report's `clockDifference` says: how far the backend's clock was ahead of the customer's. */
function clockText(seconds: number): string {
  if (Math.abs(seconds) < SAME_CLOCK) return 'as the backend’s';
  const time = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 16);
  const days = Math.floor(Math.abs(seconds) / 86_400);
  return `${days === 0 ? '' : `${days} d `}${time} ${seconds < 0 ? 'ahead of' : 'behind'} the backend’s`;
}

/** Pause between two steps while the time line plays, in ms. */
const PLAY_MS = 2000;
const SCENARIO_TITLE = 'Recorded';

/** The progress of this tab's replay, as either window changes it. */
function useProgress(): readonly [Progress | null, () => void] {
  const [progress, setProgress] = useState(readProgress);
  const look = () => setProgress(readProgress());
  useEffect(() => {
    const hear = () => setProgress(readProgress());
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return [progress, look];
}

const timeOf = ({ at }: Entry): string => new Date(at).toISOString().slice(11, 19);

function resultOf({ ending, status, body }: Entry): string {
  if (ending === 'pending') return 'no answer';
  if (ending === 'dropped') return 'connection lost';
  const [, code] = /"code":\s*(-?\d+)/.exec(body ?? '') ?? [];
  return code === undefined ? `HTTP ${status}` : `code ${code}`;
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The replay as a file of `mock/scenarios/recorded`. */
function Save({ recorded }: { readonly recorded: Recorded }) {
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

function About({ recorded: { about, sentence, ignored } }: { readonly recorded: Recorded }) {
  const items = Object.entries(FACTS).flatMap(([field, label]) => {
    const value = about?.[field];
    return value === undefined || value === null
      ? []
      : [
          {
            key: field,
            title: label,
            render: () => (field === 'clockDifference' ? clockText(Number(value)) : String(value)),
          },
        ];
  });
  const actions = Array.isArray(about?.actions) ? about.actions : [];
  return (
    <>
      {sentence !== '' && <Alert type="info" title={TEXTS.sentence} description={sentence} />}
      {items.length > 0 && (
        <ProDescriptions size="small" column={1} columns={items} dataSource={about ?? {}} />
      )}
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

function Departures({
  recorded,
  progress,
}: {
  readonly recorded: Recorded;
  readonly progress: Progress;
}) {
  const lines = new Set([
    ...progress.mismatches.map(({ kind, call, params }) => `${call} ${params}: ${KINDS[kind]}`),
    ...unasked(recorded, progress).map(({ call }) => `${call}: in the file, not asked`),
  ]);
  return (
    <section aria-label={TEXTS.mismatches}>
      <Typography.Title level={2} className="bench-subject">
        {TEXTS.mismatches}
      </Typography.Title>
      {lines.size === 0 ? (
        TEXTS.none
      ) : (
        <ul className="bench-scenarios">
          {[...lines].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PlayerProps {
  readonly bench: Bench;
  readonly recorded: Recorded;
  readonly progress: Progress;
  onChange(): void;
}

function Player({ bench, recorded, progress, onChange }: PlayerProps) {
  const { entries } = recorded;
  const { step } = progress;
  const [isPlaying, setPlaying] = useState(false);
  const [loud, setLoudHere] = useState(isLoud);
  const go = (to: number) => {
    bench.portal.go(goToStep(recorded, Math.min(Math.max(to, 1), entries.length), bench.settings));
    onChange();
  };
  useEffect(() => {
    if (!isPlaying || step >= entries.length) return undefined;
    const timer = setTimeout(() => {
      bench.portal.go(goToStep(recorded, step + 1, bench.settings));
      onChange();
    }, PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, entries, recorded, bench, onChange]);
  const isOver = step >= entries.length;
  const [size] = useSetting(bench, 'window');
  const customers = windowOf(recorded);
  return (
    <>
      <Flex wrap align="center" gap="small">
        <Button
          icon={<StepBackwardOutlined aria-hidden />}
          aria-label={TEXTS.back}
          disabled={step <= 1}
          onClick={() => go(step - 1)}
        />
        <Button
          icon={
            isPlaying && !isOver ? (
              <PauseOutlined aria-hidden />
            ) : (
              <CaretRightOutlined aria-hidden />
            )
          }
          aria-label={isPlaying && !isOver ? TEXTS.pause : TEXTS.play}
          onClick={() => {
            if (isOver) go(1);
            setPlaying(isOver || !isPlaying);
          }}
        />
        <Button
          icon={<StepForwardOutlined aria-hidden />}
          aria-label={TEXTS.forward}
          disabled={isOver}
          onClick={() => go(step + 1)}
        />
        <span role="status">{TEXTS.step(step, entries.length)}</span>
      </Flex>
      <Flex align="center" gap="small">
        <Switch
          size="small"
          aria-label={TEXTS.loud}
          checked={loud}
          onChange={(value) => {
            setLoud(value);
            setLoudHere(value);
            go(step);
          }}
        />
        {TEXTS.loud}
      </Flex>
      {customers.map((customer) => (
        <Flex key={customer} align="center" gap="small">
          <Switch
            size="small"
            aria-label={TEXTS.window(customer)}
            checked={size === customer}
            onChange={(value) => bench.settings.set('window', ...(value ? [customer] : []))}
          />
          {TEXTS.window(customer)}
        </Flex>
      ))}
      <Departures recorded={recorded} progress={progress} />
      <ProTable
        cardProps={false}
        options={false}
        search={false}
        toolBarRender={false}
        size="small"
        aria-label={TEXTS.entries}
        rowKey="index"
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        dataSource={[...entries]}
        columns={[
          { title: 'UTC', render: (_, entry) => timeOf(entry) },
          {
            title: 'Call',
            render: (_, entry) => (
              <Button type="link" size="small" onClick={() => go(entry.index + 1)}>
                {entry.call}
              </Button>
            ),
          },
          {
            title: 'Answer',
            render: (_, entry) => (
              <Tag>{`${resultOf(entry)}${entry.index < step ? '' : ' · later'}`}</Tag>
            ),
          },
        ]}
      />
    </>
  );
}

function Replay({ bench }: { readonly bench: Bench }) {
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [isGone, setGone] = useState(false);
  const [failure, setFailure] = useState('');
  const [progress, look] = useProgress();
  const isOn = progress !== null;
  const key = fileKey();
  useEffect(() => {
    // Another file came meanwhile: it has its own reading.
    const show = (read: Recorded | null) => {
      if (key !== fileKey()) return;
      setRecorded(read);
      setGone(read === null);
    };
    if (isOn) void readFile().then(show);
  }, [isOn, key]);

  const start = async (file: Blob) => {
    const before = bench.portal.window()?.location.href;
    try {
      const text = await textOf(file);
      readRecorded(text);
      await bench.portal.leave();
      const address = await startReplay(text, bench);
      setFailure('');
      look();
      bench.portal.go(address);
    } catch (error) {
      setFailure(
        isFull(error) ? TEXTS.full : String(error instanceof Error ? error.message : error),
      );
      const isLeft = bench.portal.window()?.location.href !== before;
      if (before !== undefined && isLeft) bench.portal.go(before);
    }
  };
  const stop = async () => {
    await bench.portal.leave();
    const address = await stopReplay(bench);
    setRecorded(null);
    look();
    bench.portal.go(address);
  };
  return (
    <Flex vertical gap="middle">
      <Upload.Dragger
        accept=".har,.json"
        showUploadList={false}
        beforeUpload={(file) => {
          void start(file);
          // Nothing is sent anywhere.
          return Upload.LIST_IGNORE;
        }}
      >
        <InboxOutlined aria-hidden />
        <div>{TEXTS.drop}</div>
        <div>{TEXTS.stays}</div>
      </Upload.Dragger>
      {failure !== '' && <Alert type="error" title={failure} />}
      {progress && isGone && <Alert type="error" title={TEXTS.gone} />}
      {progress && isFileInMemory() && !isGone && <Alert type="warning" title={TEXTS.inMemory} />}
      {recorded && progress && (
        <>
          <About recorded={recorded} />
          <Player bench={bench} recorded={recorded} progress={progress} onChange={look} />
          <Save recorded={recorded} />
        </>
      )}
      {progress && (
        <div>
          <Button onClick={() => void stop()}>{TEXTS.stop}</Button>
        </div>
      )}
    </Flex>
  );
}

/** A customer's report, or a HAR of a browser, played again: the portal shows what the customer saw. */
export const replay: Section = { id: 'replay', title: 'Replay', View: Replay };
