import { node, nodeTrust, type Tool } from '../tool';

export const tool: Tool = { ...node('undici', { undici: '7.30.2' }), trust: nodeTrust };
