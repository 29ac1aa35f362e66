/** The tools, in the order of the page. A new one is one file in `targets` and one line in this list. */

import { adsPower } from './targets/adsPower';
import { dolphinAnty } from './targets/dolphinAnty';
import { foxyProxy } from './targets/foxyProxy';
import { goLogin } from './targets/goLogin';
import { multilogin } from './targets/multilogin';
import { postman } from './targets/postman';
import { proxifier } from './targets/proxifier';
import type { Tool } from './tool';

export const TOOLS: readonly Tool[] = [
  adsPower,
  multilogin,
  goLogin,
  dolphinAnty,
  foxyProxy,
  proxifier,
  postman,
];
