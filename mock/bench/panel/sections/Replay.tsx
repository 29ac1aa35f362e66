import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { type Recorded, readRecorded } from '../../../replay/recorded';
import type { Progress } from '../../../replay/replay';
import {
  fileKey,
  isFull,
  readFile,
  readProgress,
  startReplay,
  stopReplay,
  textOf,
} from '../../replay';
import type { Bench } from '../bench';
import { ReplayFacts, SaveReplay } from '../ReplayFacts';
import { ReplayPlayer } from '../ReplayPlayer';

const TEXTS = {
  drop: 'Drop a report or a HAR file here, or click to choose one',
  stays: 'It is read in this browser and goes nowhere.',
  stop: 'Stop the replay',
  full: 'This browser has no room left: delete data of other sites, or reset the world, and drop the file again.',
  gone: 'The file of this replay is gone: this browser keeps the newest ones only. Drop it again.',
};

/** Returns the progress of this tab's replay, whichever window changes it. */
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

/** Replays a customer's report, or a HAR of a browser: the portal shows what the customer saw. */
export function Replay({ bench }: { readonly bench: Bench }) {
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [isGone, setGone] = useState(false);
  const [failure, setFailure] = useState('');
  const [progress, look] = useProgress();
  const isOn = progress !== null;
  const key = fileKey();
  useEffect(() => {
    // Another file was chosen meanwhile and is read by itself.
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
      const address = await startReplay(text, bench.settings);
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
    const address = await stopReplay(bench.settings);
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
          // antd would upload the file; here nothing is sent anywhere.
          return Upload.LIST_IGNORE;
        }}
      >
        <InboxOutlined aria-hidden />
        <div>{TEXTS.drop}</div>
        <div>{TEXTS.stays}</div>
      </Upload.Dragger>
      {failure !== '' && <Alert type="error" title={failure} />}
      {progress && isGone && <Alert type="error" title={TEXTS.gone} />}
      {recorded && progress && (
        <>
          <ReplayFacts recorded={recorded} />
          <ReplayPlayer bench={bench} recorded={recorded} progress={progress} onChange={look} />
          <SaveReplay recorded={recorded} />
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
