/** The OpenAPI 3.1 document of the wire contract, built from `src/api/contract`. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { brand } from '../../config/brand';
import {
  API_BASE,
  type Call,
  type CallName,
  calls,
  pathOf,
  redirects,
} from '../../src/api/contract';
import { CODE, codeRule } from '../../src/api/contract/codes';
import { examples as exampleRows, groups } from '../../src/api/contract/examples';
import { type CallExample, callExamplesWithAnswers } from './answers';
import { components, dataSchema, parametersOf } from './schemas';

const FORM = 'application/x-www-form-urlencoded';
const TOKEN = 'JWT-TOKEN';
/** Calls of these folders are made before there is a session: the header is sent empty. */
const ANONYMOUS = 'account.';

function codeTable(): string {
  const rows = Object.entries(CODE).map(([name, code]) => {
    const { msg, isSilent } = codeRule(code);
    return `| ${code} | ${name} | ${msg ?? ''} | ${isSilent ? 'silent' : ''} |`;
  });
  return ['| code | meaning | msg | shown |', '|---|---|---|---|', ...rows].join('\n');
}

const ROWS = Object.entries(calls as Readonly<Record<CallName, Call>>) as [CallName, Call][];
const CHANGING_GETS = ROWS.filter(([, { method, changes }]) => method === 'GET' && changes);

const DESCRIPTION = `**${CHANGING_GETS.length} GET calls change something: a tool that fires at every GET deletes and moves.** They have \`x-changes: true\`:
${CHANGING_GETS.map(([name]) => `\`${pathOf(name)}\``).join(', ')}. Nothing may repeat, cache or prefetch them.

What the portal asks of its backend.

## The envelope

Every response is \`{ "code": …, "msg": …, "data": … }\`, with HTTP status 200 whenever the backend responds. \`code\` decides: 0 is success, any
other value is a failure, whose \`data\` may be null or absent and whose \`msg\` is a text for the customer. There are no 4xx responses.

## Calls

- GET sends a query string, POST an \`${FORM}\` body. Every call carries the header \`${TOKEN}\`, empty when anonymous.
- An unknown field is ignored; one that is missing or of another type is an error that names it.
- Paged calls take \`page\` (from 1) and \`page_size\` (at most 200).

## Codes

${codeTable()}`;

function answer(call: Call, example: CallExample): object {
  const passes = call.passThrough;
  const handling =
    passes === undefined
      ? {}
      : { 'x-passed-to-the-caller': passes === 'all' ? 'every code' : passes };
  return {
    200: {
      description: 'The envelope.',
      content: {
        'application/json': {
          schema: {
            oneOf: [
              {
                type: 'object',
                required: ['code', 'msg', 'data'],
                properties: {
                  code: { const: CODE.success },
                  msg: { type: 'string' },
                  data: dataSchema(call),
                },
              },
              { $ref: '#/components/schemas/Failure' },
            ],
          },
          examples: {
            success: { summary: 'Success', value: example.answer },
            failure: { $ref: '#/components/examples/Failure' },
          },
        },
      },
      ...handling,
    },
  };
}

function parameters(call: Call, { params }: CallExample): object {
  const sent = parametersOf(call, params);
  if (call.method === 'GET') return { parameters: sent.map((one) => ({ in: 'query', ...one })) };
  if (sent.length === 0) return {};
  const required = sent.filter((one) => one.required).map((one) => one.name);
  const properties = Object.fromEntries(sent.map((one) => [one.name, one.schema]));
  const example = Object.fromEntries(sent.map((one) => [one.name, one.example]));
  return {
    requestBody: {
      required: true,
      content: { [FORM]: { schema: { type: 'object', required, properties }, example } },
    },
  };
}

/** Describes a call: what its example says, and the order of its rows where one is promised. */
function descriptionOf(name: CallName): string | undefined {
  const { description, newestFirst } = exampleRows[name];
  const order = newestFirst && 'The newest row comes first.';
  return [description, order].filter(Boolean).join(' ') || undefined;
}

function operation(name: CallName, call: Call, example: CallExample): object {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: exampleRows[name].purpose,
    description: descriptionOf(name),
    'x-changes': call.changes,
    security: name.startsWith(ANONYMOUS) ? [{}, { token: [] }] : [{ token: [] }],
    ...parameters(call, example),
    responses: answer(call, example),
  };
}

const REDIRECT_PARAMETERS: readonly [string, string, JsonSchema, example: string][] = [
  [
    'redirect_uri',
    'Absolute URL of /client/user/login.',
    { type: 'string', format: 'uri' },
    'https://portal.example.com/client/user/login',
  ],
  [
    'state',
    'A nonce, returned unchanged.',
    { type: 'string' },
    '6f1c2f0a-5b7e-4c5e-9d43-0a8b1f6e7c21',
  ],
  ['lang', 'Language of the customer.', { type: 'string' }, 'en-US'],
];

function redirect(name: string, purpose: string): object {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: purpose,
    description:
      'A redirect, not a call: the browser opens this URL with the query of the page it left (a referral code, for example), and ' +
      'returns to `redirect_uri#jwt_token=…&expire_at=…&state=…` or to `redirect_uri#error=…&state=…`.',
    security: [{}],
    parameters: REDIRECT_PARAMETERS.map(([parameter, description, schema, example]) => ({
      in: 'query',
      name: parameter,
      required: true,
      description,
      schema,
      example,
    })),
    responses: { 302: { description: 'To the provider.' } },
  };
}

const FAILURE = {
  description: 'A failure. `data` may be null or absent.',
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer', not: { const: CODE.success } },
    msg: { type: 'string' },
    data: {},
  },
};

const FAILURE_EXAMPLE = {
  summary: 'Failure',
  value: { code: CODE.tooManyRequests, msg: codeRule(CODE.tooManyRequests).msg, data: null },
};

/** Builds the document, ready to be written as JSON. */
export async function openapiDocument() {
  const examples = await callExamplesWithAnswers();
  const addresses = Object.entries(redirects);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Backend of the customer portal',
      version: '1',
      description: DESCRIPTION,
      contact: { name: brand.name, email: brand.supportEmail },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
    servers: [{ url: API_BASE }],
    paths: Object.fromEntries([
      ...ROWS.map(([name, call]) => [
        pathOf(name),
        { [call.method.toLowerCase()]: operation(name, call, examples[name]) },
      ]),
      ...addresses.map(([name, { path, purpose }]) => [path, { get: redirect(name, purpose) }]),
    ]),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN } },
      schemas: { ...components(), Failure: FAILURE },
      examples: { Failure: FAILURE_EXAMPLE },
    },
  };
}

export type OpenapiDocument = Awaited<ReturnType<typeof openapiDocument>>;

/** Writes a document as the file holds it. */
export const openapiText = (document: OpenapiDocument) => `${JSON.stringify(document, null, 2)}\n`;
