import type { Exchange } from './exchange';

/** Headers that a backend reads; the browser adds the others itself. */
const HEADERS = ['jwt-token', 'content-type'];

/** Quotes a text so that no Unix shell changes it. */
const quoted = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`;

/** Writes a call as a curl command that repeats it. */
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
    // curl omits a header with an empty value, unless a semicolon follows its name.
    if (value !== undefined)
      parts.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`);
  }
  if (body !== '') parts.push(`--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}
