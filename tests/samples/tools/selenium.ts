import { join } from 'node:path';
import { chromiumTrust, python, type Tool } from '../tool';

export const tool: Tool = {
  ...python('selenium'),
  debian: ['python3-selenium', 'chromium-driver', 'libnss3-tools'],
  // The driver that Debian has must fit the browser, which this machine may have from elsewhere.
  mayBeMissing: true,
  place: ({ browser }) => ({
    SELENIUM_BROWSER: browser,
    PYTHONPATH: join(__dirname, '..', 'python'),
  }),
  trust: chromiumTrust,
};
