import { Button, Card, Checkbox, Flex, Slider, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { setBackendClock } from '../../backendClock';
import { type ClockName, clockNow, clockOffset, setClockOffset, timeText } from '../../clocks';
import { type Bench, useSetting } from '../bench';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 86_400;
/** Range of the slider, in hours. */
const REACH = 72;

const CLOCKS: readonly { readonly name: ClockName; readonly title: string; readonly of: string }[] =
  [
    { name: 'clock', title: 'The portal’s clock', of: 'in this tab' },
    { name: 'backend-clock', title: 'The backend’s clock', of: 'in all tabs' },
  ];
const STEPS = [
  { text: '−30 d', seconds: -30 * DAY },
  { text: '−1 d', seconds: -DAY },
  { text: '−1 h', seconds: -HOUR },
  { text: '+1 h', seconds: HOUR },
  { text: '+1 d', seconds: DAY },
  { text: '+30 d', seconds: 30 * DAY },
];
const TEXTS = {
  real: 'Real time',
  both: 'Move both clocks together',
  reload: 'Reload the portal',
  hint: 'The portal’s timers go on as they are: load it anew to see it start at that time.',
  slider: 'hours from real time',
};

/** Words a length of time, e.g. "1 d 2 h ahead". */
function inWords(seconds: number): string {
  if (seconds === 0) return 'real time';
  const length = Math.abs(seconds);
  const parts = [
    [Math.floor(length / DAY), 'd'],
    [Math.floor((length % DAY) / HOUR), 'h'],
    [Math.floor((length % HOUR) / 60), 'min'],
    [length % 60, 's'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `${shown.join(' ')} ${seconds > 0 ? 'ahead' : 'behind'}`;
}

/** Returns the time of a clock, and follows it. */
function useTime({ settings }: Bench, name: ClockName): string {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  return timeText(clockNow(settings, name));
}

interface ClockProps {
  readonly bench: Bench;
  readonly name: ClockName;
  readonly title: string;
  readonly of: string;
  readonly onSet: (seconds: number) => Promise<void>;
}

function Clock({ bench, name, title, of, onSet }: ClockProps) {
  const time = useTime(bench, name);
  // Seconds that were chosen and are not set yet: a second press adds to them.
  const [asked, setAsked] = useState<number | null>(null);
  const ahead = asked ?? clockOffset(bench.settings, name);
  const set = async (seconds: number) => {
    setAsked(seconds);
    await onSet(seconds);
    setAsked((latest) => (latest === seconds ? null : latest));
  };
  const [dragged, setDragged] = useState<number | null>(null);
  const hours = dragged ?? Math.max(-REACH, Math.min(REACH, Math.round(ahead / HOUR)));
  return (
    <Card extra={of} size="small" title={title}>
      <Flex vertical gap="small">
        <Typography.Text strong>{time}</Typography.Text>
        <Typography.Text>{inWords(dragged === null ? ahead : dragged * HOUR)}</Typography.Text>
        <Slider
          ariaLabelForHandle={`${title}, ${TEXTS.slider}`}
          className="bench-slider"
          marks={{ [-REACH]: '−3 d', 0: 'now', [REACH]: '+3 d' }}
          max={REACH}
          min={-REACH}
          onChange={setDragged}
          onChangeComplete={(value) => {
            setDragged(null);
            void set(value * HOUR);
          }}
          tooltip={{ formatter: (value = 0) => inWords(value * HOUR) }}
          value={hours}
        />
        <Flex aria-label={title} gap={4} role="group" wrap>
          {STEPS.map((step) => (
            <Button key={step.text} onClick={() => void set(ahead + step.seconds)} size="small">
              {step.text}
            </Button>
          ))}
          <Button disabled={ahead === 0} onClick={() => void set(0)} size="small">
            {TEXTS.real}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

export function Clocks({ bench }: { readonly bench: Bench }) {
  useSetting(bench, 'clock');
  const [isBoth, setBoth] = useState(false);
  return (
    <Flex vertical gap="small">
      <Checkbox checked={isBoth} onChange={(event) => setBoth(event.target.checked)}>
        {TEXTS.both}
      </Checkbox>
      {CLOCKS.map(({ name, title, of }) => (
        <Clock
          bench={bench}
          key={name}
          name={name}
          of={of}
          onSet={async (seconds) => {
            if (isBoth || name === 'clock') setClockOffset(bench.settings, 'clock', seconds);
            if (isBoth || name === 'backend-clock') await setBackendClock(bench, seconds);
          }}
          title={title}
        />
      ))}
      <Typography.Text type="secondary">{TEXTS.hint}</Typography.Text>
      <div>
        <Button onClick={bench.portal.reload}>{TEXTS.reload}</Button>
      </div>
    </Flex>
  );
}
