import { openssl, python, type Tool } from '../tool';

export const tool: Tool = { ...python('scrapy'), debian: ['python3-scrapy'], trust: openssl };
