import { useModel } from '@umijs/max';
import { type MappingAlgorithm, theme } from 'antd';
import { useSyncExternalStore } from 'react';
import { isMotionAllowed, readAppearance, subscribeAppearance } from '@/lib/browser/appearance';
import { type Settings, settings as startSettings } from '../../config/settings';
import { type Accent, BLUE, themeOf } from '../../config/theme';

/** Returns the present layout settings (`initialState.settings`). */
export function useSettings(): Settings {
  return useModel('@@initialState').initialState?.settings ?? startSettings;
}

/** Returns a colour with antd's shades. Those of the default blue are constants, because computing them takes 20 ms at each start. */
function accentOf(base: string): Accent {
  if (base.toLowerCase() === BLUE.base.toLowerCase()) return BLUE;
  const steps = theme.getDesignToken({ token: { colorPrimary: base } });
  return { base, onLight: steps.colorPrimaryActive, onDark: steps.colorPrimaryBorderHover };
}

/** antd's dark theme would make the brand's colour duller, but buttons keep it unchanged (spec §9), as the logo does. */
const inDark: MappingAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
});

/** Returns the portal's theme for the customer's choice, the device and the settings. */
export function usePortalTheme() {
  const { colorPrimary } = useSettings();
  const appearance = useSyncExternalStore(subscribeAppearance, readAppearance);
  const motion = isMotionAllowed();
  return {
    appearance,
    theme: {
      ...themeOf(appearance, motion, accentOf(colorPrimary)),
      algorithm: appearance === 'dark' ? inDark : theme.defaultAlgorithm,
    },
  };
}
