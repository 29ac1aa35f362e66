interface ErrorEndpoint {
  readonly endpoint: `/${string}`;
  readonly share: number;
}

/** The brand entry: name, logo and links of the service, used everywhere. */
export const brand = {
  name: 'Amber Proxies',
  /** Shown to search engines on the sign-in page. */
  description: 'Residential proxies by the gigabyte: buy traffic, build proxy lines, watch usage.',
  /** Logo and favicon below the app's base path; the files stand in `public/`. */
  logo: '/logo.svg',
  favicon: '/favicon.svg',
  /** Made of this entry and its logo by `npm run icons`. */
  manifest: '/manifest.webmanifest',
  touchIcon: '/icons/apple-touch.png',
  /** The logo's background, which buttons have too, and the colour of texts and marks on it. */
  color: '#faac6a',
  onColor: '#2b1600',
  /** The background of every page in light colours, also while an installed portal starts. */
  background: '#fafaf9',
  /** "Find us" on the dashboard. Addresses of the service's own channels. */
  findUs: [
    { key: 'telegram', href: 'https://t.me/amber_proxies' },
    { key: 'email', href: 'mailto:support@amber-proxies.example' },
    { key: 'status', href: 'https://status.amber-proxies.example' },
  ],
  /** A site that answers with the caller's address; the test commands of the proxy generator open it. */
  addressSite: 'https://ipinfo.io/json',
  supportEmail: 'support@amber-proxies.example',
  /**
   * Where the portal sends its errors: a path of its origin, such as '/api/errors', and the part of page loads that send any, 0 to 1.
   * Null sends nothing, and leaves the code out of the build (docs/report.md).
   */
  errors: null as ErrorEndpoint | null,
} as const;
