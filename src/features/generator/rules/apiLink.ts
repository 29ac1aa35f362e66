import { percentEncode } from '@/lib/text/percentEncode';
import type { LineFormat, LineSpec } from './line/proxyLine';
import type { ProxyTarget } from './line/proxyUsername';

/** Parameters for the generate API. `apiBase` is the gateway's; `format` is any but csv, which the API does not offer. */
export interface ApiLinkOptions extends Pick<LineSpec, keyof ProxyTarget | 'protocol' | 'minutes'> {
  readonly apiBase: string;
  readonly apiToken: string;
  readonly quantity: number;
  readonly format: Exclude<LineFormat, 'csv'>;
}

type Parameter = readonly [name: string, value: string | null];

/**
 * Returns the API link (docs/contract.md "API link"): `{api_base}/generate?token=…&num=…&region=…&st=…&city=…&protocol=…
 * &sessTime=…&format=…`, without the parameters that have no value. The link holds the API token: only its owner may see it.
 */
export function generateApiLink(options: ApiLinkOptions): string {
  const { apiBase, apiToken, quantity, country, state, city, protocol, minutes, format } = options;
  const place: Readonly<Record<keyof ProxyTarget, Parameter>> = {
    country: ['region', country.toLowerCase()],
    state: ['st', state],
    city: ['city', city],
  };
  const query: readonly Parameter[] = [
    ['token', apiToken],
    ['num', String(quantity)],
    ...Object.values(place),
    ['protocol', protocol],
    ['sessTime', minutes === null ? null : String(minutes)],
    ['format', format],
  ];
  const text = query
    .flatMap(([name, value]) => (value ? [`${name}=${percentEncode(value)}`] : []))
    .join('&');
  return `${apiBase.replace(/\/+$/, '')}/generate?${text}`;
}
