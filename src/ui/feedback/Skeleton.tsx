import { Skeleton as AntdSkeleton, theme } from 'antd';
import { useText } from '../format/text';

/** A line of antd's skeleton with the space to the next one, in px. */
const LINE_PX = 34;

/** Keeps the room (`height` in px) of a part while it loads, with lines in its place. */
export function Skeleton({ height }: { readonly height: number }) {
  const t = useText();
  const { motion } = theme.useToken().token;
  const rows = Math.max(1, Math.floor(height / LINE_PX));
  return (
    <div role="status" style={{ height, overflow: 'hidden' }}>
      <AntdSkeleton active={motion} title={false} paragraph={{ rows }} />
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  );
}
