import { useModel } from '@umijs/max';
import { theme } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { readAppearance, readMotion, subscribeAppearance } from '@/runtime/appearance';
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
        algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
      },
    }),
    [appearance, motion, colorPrimary],
  );
}
