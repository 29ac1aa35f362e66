import {
  CaretRightOutlined,
  PauseOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
} from '@ant-design/icons';
import { Button, Checkbox, Flex, Table, Tag, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { Entry, Recorded } from '../../replay/recorded';
import { type Mismatch, type Progress, pageStart, unasked } from '../../replay/replay';
import { goToStep, isStrict, isTimed, setStrict, setTimed, windowOf } from '../replay';
import { type Bench, useSetting } from './bench';

const TEXTS = {
  strict: 'Calls that are not in the file fail',
  timed: 'Answers take as long as the customer’s did',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  window: (size: string) => `In the customer’s window (${size.replace('x', ' × ')})`,
  none: 'Nothing departs from the file.',
  mismatches: 'Departs from the file',
  entries: 'Calls of the file',
};
const SWITCHES = [
  { text: TEXTS.strict, isOn: isStrict, set: setStrict },
  { text: TEXTS.timed, isOn: isTimed, set: setTimed },
];
const KINDS: Readonly<Record<Mismatch['kind'], string>> = {
  missing: 'not in the file',
  parameters: 'other parameters in the file',
  later: 'comes later in the file',
};
/** Pause before the next step while the time line plays, when the page has asked for everything, in ms. */
const PLAY_MS = 2000;

/** Returns the time that a step is shown while the time line plays, in ms. */
function pauseAt({ entries }: Recorded, step: number): number {
  const page = entries.slice(pageStart(entries, step), step);
  return PLAY_MS + (isTimed() ? Math.max(0, ...page.map(({ har }) => har.time)) : 0);
}

const timeOf = ({ at }: Entry): string => new Date(at).toISOString().slice(11, 19);

function resultOf({ ending, har: { response } }: Entry): string {
  if (ending === 'pending') return 'no answer';
  if (ending === 'dropped') return 'connection lost';
  const [, code] = /"code":\s*(-?\d+)/.exec(response.content.text ?? '') ?? [];
  return code === undefined ? `HTTP ${response.status}` : `code ${code}`;
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

interface ReplayPlayerProps {
  readonly bench: Bench;
  readonly recorded: Recorded;
  readonly progress: Progress;
  onChange(): void;
}

/** Shows the time line of a replay, its controls, and the calls that depart from the file. */
export function ReplayPlayer({ bench, recorded, progress, onChange }: ReplayPlayerProps) {
  const { entries } = recorded;
  const { step } = progress;
  const isOver = step >= entries.length;
  const [isPlaying, setPlaying] = useState(false);
  const isRunning = isPlaying && !isOver;
  const go = (to: number) => {
    bench.portal.go(goToStep(recorded, Math.min(Math.max(to, 1), entries.length), bench.settings));
    onChange();
  };
  const choose = (to: number) => {
    setPlaying(false);
    go(to);
  };
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(
      () => {
        bench.portal.go(goToStep(recorded, step + 1, bench.settings));
        onChange();
      },
      pauseAt(recorded, step),
    );
    return () => clearTimeout(timer);
  }, [isRunning, step, recorded, bench, onChange]);
  const [size] = useSetting(bench, 'window');
  return (
    <>
      <Flex wrap align="center" gap="small">
        <Button
          icon={<StepBackwardOutlined aria-hidden />}
          aria-label={TEXTS.back}
          disabled={step <= 1}
          onClick={() => choose(step - 1)}
        />
        <Button
          icon={isRunning ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
          aria-label={isRunning ? TEXTS.pause : TEXTS.play}
          onClick={() => {
            if (isOver) go(1);
            setPlaying(isOver || !isPlaying);
          }}
        />
        <Button
          icon={<StepForwardOutlined aria-hidden />}
          aria-label={TEXTS.forward}
          disabled={isOver}
          onClick={() => choose(step + 1)}
        />
        <span role="status">{TEXTS.step(step, entries.length)}</span>
      </Flex>
      {SWITCHES.map(({ text, isOn, set }) => (
        <Checkbox
          key={text}
          checked={isOn()}
          onChange={({ target }) => {
            set(target.checked);
            go(step);
          }}
        >
          {text}
        </Checkbox>
      ))}
      {windowOf(recorded).map((customers) => (
        <Checkbox
          key={customers}
          checked={size === customers}
          onChange={({ target }) =>
            bench.settings.set('window', ...(target.checked ? [customers] : []))
          }
        >
          {TEXTS.window(customers)}
        </Checkbox>
      ))}
      <Departures recorded={recorded} progress={progress} />
      <Table
        size="small"
        aria-label={TEXTS.entries}
        rowKey="index"
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        dataSource={entries}
        columns={[
          { title: 'UTC', render: (_, entry) => timeOf(entry) },
          {
            title: 'Call',
            render: (_, entry) => (
              <Button type="link" size="small" onClick={() => choose(entry.index + 1)}>
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
