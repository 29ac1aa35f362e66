/** The tool presets, in the order of the page. A new one is one file in `tools` and one line in this list. */
import type { ToolPreset } from './preset';
import { adsPower } from './tools/adsPower';
import { dolphinAnty } from './tools/dolphinAnty';
import { foxyProxy } from './tools/foxyProxy';
import { goLogin } from './tools/goLogin';
import { multilogin } from './tools/multilogin';
import { postman } from './tools/postman';
import { proxifier } from './tools/proxifier';

export const TOOL_PRESETS: readonly ToolPreset[] = [
  adsPower,
  multilogin,
  goLogin,
  dolphinAnty,
  foxyProxy,
  proxifier,
  postman,
];
