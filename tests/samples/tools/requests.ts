import { python, type Tool } from '../tool';

export const tool: Tool = {
  ...python('requests'),
  debian: ['python3-requests', 'python3-socks'],
  trust: ({ pem }) => ({ REQUESTS_CA_BUNDLE: pem }),
};
