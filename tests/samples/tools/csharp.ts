import type { NotRun } from '../tool';

export const tool: NotRun = { notRun: 'neither Debian nor the npm registry has the .NET SDK' };
