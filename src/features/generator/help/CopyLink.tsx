import { LinkOutlined } from '@ant-design/icons';
import { withBase } from '@/lib/navigation';
import { useText } from '@/ui/format/text';
import { CopyButton } from '@/ui/page/copy/CopyButton';
import { markAddress } from './address';

interface Props {
  /** The part of the address after #. */
  readonly id: string;
  readonly title: string;
}

/** Copies a link to a question or a heading. The link never holds the settings. */
export function CopyLink({ id, title }: Props) {
  const t = useText();
  return (
    <CopyButton
      size="small"
      icon={<LinkOutlined aria-hidden />}
      text={`${window.location.origin}${withBase('/residential')}#${id}`}
      name={t('residential.copyLinkTo', { title })}
      onCopied={() => markAddress(id)}
    />
  );
}
