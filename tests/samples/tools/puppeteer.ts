import { chromiumTrust, node, type Tool } from '../tool';

export const tool: Tool = {
  ...node('puppeteer', { puppeteer: '24.43.1' }),
  debian: ['libnss3-tools'],
  place: ({ browser }) => ({ PUPPETEER_EXECUTABLE_PATH: browser }),
  trust: chromiumTrust,
};
