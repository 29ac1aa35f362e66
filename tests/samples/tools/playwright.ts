import { chromiumTrust, node, type Tool } from '../tool';

export const tool: Tool = {
  ...node('playwright', { playwright: '1.65.1' }),
  debian: ['libnss3-tools'],
  place: ({ playwrightBrowsers }) => ({ PLAYWRIGHT_BROWSERS_PATH: playwrightBrowsers }),
  trust: chromiumTrust,
};
