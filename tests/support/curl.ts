import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A proxy's answer; a number is 0 where there was none. */
export interface CurlReply {
  /** The status of the site, or of a proxy that answers in its place. */
  readonly status: number;
  /** The proxy's status for a tunnel. */
  readonly connect: number;
  readonly body: string;
  /** curl's own words. */
  readonly error: string;
}

/** Writes the certificate of an authority for curl; returns the file's path. */
export function caFileOf(pem: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'ca-')), 'ca.pem');
  writeFileSync(path, pem);
  return path;
}

/** Asks for an address by curl, through a proxy ("socks5h://host:port"), with "user:password" unless the proxy asks for none. */
export async function curlThrough(
  proxy: string,
  target: string,
  { ca, login = null }: { readonly ca: string; readonly login?: string | null },
): Promise<CurlReply> {
  const { stdout, stderr } = await run('curl', [
    ...['--silent', '--show-error', '--max-time', '20'],
    ...['--cacert', ca, '--proxy-cacert', ca, '--proxy', proxy],
    ...(login === null ? [] : ['--proxy-user', login]),
    ...['--write-out', '\n%{http_code} %{http_connect}', target],
  ]).catch((failed: { readonly stdout: string; readonly stderr: string }) => failed);
  const [, body = '', status, connect] = /^(.*)\n(\d+) (\d+)$/s.exec(stdout) ?? [];
  return { status: Number(status), connect: Number(connect), body, error: stderr };
}
