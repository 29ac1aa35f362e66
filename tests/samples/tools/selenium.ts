import { join } from 'node:path';
import { chromiumTrust, python, type Tool } from '../tool';

export const tool: Tool = {
  ...python('selenium'),
  debian: ['python3-selenium', 'chromium-driver', 'libnss3-tools'],
  // Debian's driver must fit the browser, which may have another source on this machine.
  mayBeMissing: true,
  place: ({ browser }) => ({
    SELENIUM_BROWSER: browser,
    PYTHONPATH: join(__dirname, '..', 'python'),
  }),
  trust: chromiumTrust,
};
