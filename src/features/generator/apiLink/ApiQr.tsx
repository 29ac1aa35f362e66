import { QRCode } from 'antd';
import { Hint } from '@/ui/feedback/Hint';
import { useText } from '@/ui/format/text';

/** Capacity of the largest QR code at the lowest error correction, in bytes. */
const QR_BYTES_MAX = 2953;
const SIZE = 200;
/** A browser's high-contrast mode would otherwise replace the light background. */
const COLOURS = { forcedColorAdjust: 'none' } as const;

/** Shows the API link as a QR code. Always dark on light, because many cameras read nothing else. */
export default function ApiQr({ link }: { readonly link: string }) {
  const t = useText();
  if (new TextEncoder().encode(link).length > QR_BYTES_MAX) {
    return <Hint kind="warning">{t('residential.qrTooLong')}</Hint>;
  }
  return (
    <>
      <QRCode
        type="svg"
        role="img"
        aria-label={t('residential.qrName')}
        value={link}
        size={SIZE}
        errorLevel="L"
        // biome-ignore lint/plugin: many cameras read nothing but dark on light
        color="#000000"
        // biome-ignore lint/plugin: many cameras read nothing but dark on light
        bgColor="#ffffff"
        style={COLOURS}
      />
      <Hint kind="warning">{t('residential.qrText')}</Hint>
    </>
  );
}
