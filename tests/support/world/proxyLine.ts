import type { Gateway } from '../../../src/api/contract';
import { type LineSpec, lineOf } from '../../../src/features/generator/rules/line/proxyLine';
import { newSessionId } from '../../../src/features/generator/rules/line/proxyUsername';

/** Returns a line with a session of its own. */
export const proxyLine = (spec: LineSpec): string => lineOf(spec, newSessionId());

/** Makes what a line is made of: the main account over HTTP, anywhere, with some changes. */
export const lineSpecWith = (changes: Partial<LineSpec> = {}): LineSpec => ({
  format: 'HOST:PORT:USER:PASS',
  protocol: 'http',
  host: 'gate.example.com',
  port: 7000,
  auth: 'password',
  account: 'main',
  password: 'pass1234',
  country: '',
  state: '',
  city: '',
  minutes: null,
  ...changes,
});

/** Makes a gateway of every protocol, which offers whitelist mode, with some changes. */
export const gatewayWith = (changes: Partial<Gateway> = {}): Gateway => ({
  id: 'gate',
  name: 'Gate',
  region: 'EU',
  host: 'gate.example.com',
  port: 7000,
  whitelistPort: 7100,
  protocols: ['http', 'https', 'socks5'],
  apiBase: null,
  ...changes,
});
