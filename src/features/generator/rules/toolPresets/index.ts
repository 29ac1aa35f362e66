/** The tool presets, in the order in which the page offers them. A new one is one file in `tools` and one line here. */
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
