import { hasFlag } from 'country-flag-icons';
import type { CSSProperties } from 'react';
import { withBase } from '@/lib/navigation';

const WIDTH = 21;
const HEIGHT = 14;
/** A hairline around it: some flags are white at their edge. */
const STYLE: CSSProperties = {
  borderRadius: 2,
  boxShadow: '0 0 0 1px var(--ant-color-border-secondary)',
  verticalAlign: '-2px',
};

/**
 * Draws the flag of a country (ISO 3166-1 alpha-2) as a picture that looks the same on every system, or nothing for a code
 * without a flag. The country's name stands beside it, so the picture needs no alternative text.
 */
export function Flag({ country }: { readonly country: string }) {
  const code = country.toUpperCase();
  if (!hasFlag(code)) return null;
  return (
    <img
      src={withBase(`/flags/${code}.svg`)}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      style={STYLE}
    />
  );
}
