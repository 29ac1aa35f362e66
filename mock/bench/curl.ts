import type { Exchange } from './exchange';

/** The headers that a backend looks at; the others are the browser's own. */
const HEADERS = ['jwt-token', 'content-type'];

/** Text in quotes that no shell of Unix reads as anything else. */
const quoted = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`;

/** A call as a command that makes it again. */
export function curlOf({
  method,
  url,
  headers,
  body,
}: Pick<Exchange, 'method' | 'url' | 'headers' | 'body'>): string {
  const parts = [`curl ${quoted(url)}`];
  if (method !== 'GET') parts.push(`-X ${method}`);
  for (const name of HEADERS) {
    const value = headers[name];
    // curl leaves a header out whose value is empty, unless a semicolon stands for it.
    if (value !== undefined)
      parts.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`);
  }
  if (body !== '') parts.push(`--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}
