import { useModel } from '@umijs/max';
import { type MappingAlgorithm, theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { readAppearance, readMotion, subscribeAppearance } from '@/lib/browser/appearance';
import { type Settings, settings as startSettings } from '../../config/settings';
import { type Accent, BLUE, themeOf } from '../../config/theme';

/** The layout settings as they are now (`initialState.settings`). */
export function useSettings(): Settings {
  return useModel('@@initialState').initialState?.settings ?? startSettings;
}

/**
 * A colour with antd's steps of it. The steps of the default blue are constants: computing them takes 20 ms at each start.
 */
function accentOf(base: string): Accent {
  if (base.toLowerCase() === BLUE.base.toLowerCase()) return BLUE;
  const steps = theme.getDesignToken({ token: { colorPrimary: base } });
  return { base, onLight: steps.colorPrimaryActive, onDark: steps.colorPrimaryBorderHover };
}

/** antd's dark, which would make the brand's colour duller: buttons have it as it is (spec §9), as the logo does. */
const inDark: MappingAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
});

/** The portal's theme as the customer, the device and the settings want it. */
export function usePortalTheme() {
  const { colorPrimary } = useSettings();
  const appearance = useSyncExternalStore(subscribeAppearance, readAppearance);
  const motion = readMotion();
  return useMemo(
    () => ({
      appearance,
      theme: {
        ...themeOf(appearance, motion, accentOf(colorPrimary)),
        algorithm: appearance === 'dark' ? inDark : theme.defaultAlgorithm,
      },
    }),
    [appearance, motion, colorPrimary],
  );
}
