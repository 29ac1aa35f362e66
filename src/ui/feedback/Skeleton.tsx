import { Skeleton as AntdSkeleton, theme } from 'antd';
import { useText } from '../format/text';

/** A line of antd's skeleton with the space to the next one, in px. */
const LINE_PX = 34;

interface Props {
  readonly height: number;
  /** For a part that stands in a row with others. */
  readonly width?: number | undefined;
}

/** Keeps the room (in px) of a part while it loads, with lines in its place. */
export function Skeleton({ height, width }: Props) {
  const t = useText();
  const { motion } = theme.useToken().token;
  const rows = Math.max(1, Math.floor(height / LINE_PX));
  return (
    <div role="status" style={{ height, width, overflow: 'hidden' }}>
      <AntdSkeleton active={motion} title={false} paragraph={{ rows }} />
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  );
}
