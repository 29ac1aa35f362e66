import { node, nodeTrust, type Tool } from '../tool';

export const tool: Tool = {
  ...node('axios', {
    axios: '1.21.1',
    'https-proxy-agent': '7.0.6',
    'socks-proxy-agent': '8.0.5',
  }),
  trust: nodeTrust,
};
