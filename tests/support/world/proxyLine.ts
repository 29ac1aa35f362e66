import { type LineSpec, lineOf } from '../../../src/features/generator/rules/line/proxyLine';
import { newSessionId } from '../../../src/features/generator/rules/line/proxyUsername';

/** Returns a line with a session of its own. */
export const proxyLine = (spec: LineSpec): string => lineOf(spec, newSessionId());
