import { browserslist } from '../package.json';

/** The oldest supported browsers, as esbuild names them: "safari >= 17.5" is "safari17.5". */
export const TARGET = browserslist.map((one) => one.replace(' >= ', ''));
