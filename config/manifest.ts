import { brand } from './brand';

/** One picture of the installed app. */
export interface AppIcon {
  /** Below `public/`. */
  readonly file: string;
  readonly size: number;
  /** The share of the picture's width that the logo fills; the rest is the brand's colour. */
  readonly logo: number;
  /** True when systems cut the picture to a shape of their own and its edge is lost. */
  readonly maskable: boolean;
}

const FULL = 1;
/** Systems never cut the middle 80 % of a maskable icon. */
const SAFE = 0.8;

const INSTALLED: readonly AppIcon[] = [
  { file: 'icons/192.png', size: 192, logo: FULL, maskable: false },
  { file: 'icons/512.png', size: 512, logo: FULL, maskable: false },
  { file: 'icons/maskable.png', size: 512, logo: SAFE, maskable: true },
];
/** For iOS, which rounds the corners itself. */
const TOUCH: AppIcon = { file: brand.touchIcon.slice(1), size: 180, logo: 0.86, maskable: true };

/** Every picture that `npm run icons` makes of the brand's logo. */
export const APP_ICONS: readonly AppIcon[] = [...INSTALLED, TOUCH];

/** The web manifest, by which the portal can be installed. Its addresses are relative to the manifest, so below the base path. */
export const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  start_url: '.',
  scope: '.',
  display: 'standalone',
  theme_color: brand.color,
  background_color: brand.background,
  icons: INSTALLED.map(({ file, size, maskable }) => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
};
