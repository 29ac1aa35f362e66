import { LinkOutlined } from '@ant-design/icons';
import { withBase } from '@/lib/navigation';
import { useText } from '@/ui/format/text';
import { CopyButton } from '@/ui/page/copy/CopyButton';

interface Props {
  /** The part of the address after #. */
  readonly id: string;
  readonly title: string;
  /** Writes the id into this page's address. */
  markAddress(id: string): void;
}

/** Copies a link to a question or a heading. The link never holds the settings. */
export function CopyLink({ id, title, markAddress }: Props) {
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
