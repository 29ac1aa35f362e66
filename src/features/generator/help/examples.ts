import type { Gateway } from '@/api/contract';
import { generateApiLink } from '../rules/apiLink';
import { writeLine } from '../rules/line/proxyLine';
import { composeUsername, USERNAME_TEMPLATE } from '../rules/line/proxyUsername';
import type { ApiItem, HelpTexts } from './contents';

/** Texts to copy, by section. */
type ApiExamples = Partial<Record<ApiItem, readonly string[]>>;

/** The content that the parts of the help show. */
export interface HelpContent {
  readonly texts: HelpTexts;
  readonly examples: ApiExamples;
}

const TARGET = { country: 'US', state: 'california', city: 'los_angeles' } as const;
const MINUTES = 30;
const ACCOUNT = 'youraccount01';
const PASSWORD = 'PASSWORD';
const SESSIONS = ['k3x9w2m7qa1z', 'p0d8s4v6hn2c', 'b7t5r1y9ue3f'] as const;
/** Placeholder for the token; the example reads the token from an environment variable instead. */
const TOKEN = 'TOKEN';

const usernameOf = (id: string) =>
  composeUsername({ ...TARGET, account: ACCOUNT, minutes: MINUTES }, id).text;

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

type Addresses = Pick<Gateway, 'apiBase' | 'host' | 'port'>;

/** Returns examples for a gateway. */
export function apiExamples({ apiBase, host, port }: Addresses): ApiExamples {
  const link = generateApiLink({
    apiBase: apiBase ?? 'https://API_BASE',
    apiToken: TOKEN,
    quantity: SESSIONS.length,
    ...TARGET,
    protocol: 'http',
    minutes: MINUTES,
    format: 'url',
  }).replace(`token=${TOKEN}`, 'token=$PROXY_API_TOKEN');
  const [first] = SESSIONS;
  const gateway = { protocol: 'http', host, port } as const;
  const loginOf = (id: string) => ({ username: usernameOf(id), password: PASSWORD });
  const lines = SESSIONS.map((id) => writeLine('url', { ...gateway, login: loginOf(id) }));
  return {
    request: [`curl "${link}"`],
    answer: [lines.join('\n'), asJson([{ ...gateway, ...loginOf(first) }])],
    errors: [
      `HTTP/1.1 404 Not Found\nContent-Type: application/json\n\n${asJson({ code: 404, msg: 'No stock for the target' })}`,
    ],
    username: [USERNAME_TEMPLATE, usernameOf(first)],
  };
}
