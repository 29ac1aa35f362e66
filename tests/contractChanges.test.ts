/** Two versions of docs/openapi.json, compared. */
import { type Contract, changesText, contractChanges } from '../scripts/openapi/changes';

const SCHEMAS = {
  Usd: { type: 'string', pattern: '^\\d+$', description: 'Money.' },
  Row: {
    type: 'object',
    required: ['id', 'sum', 'status'],
    properties: {
      id: { type: 'string' },
      sum: { $ref: '#/components/schemas/Usd' },
      status: { type: 'string', enum: ['paid', 'unpaid'] },
      note: { type: 'string' },
    },
  },
};
const answer = (data: object) => ({
  200: {
    content: { 'application/json': { schema: { oneOf: [{ properties: { data } }, {}] } } },
  },
});
const LIST = { type: 'array', items: { $ref: '#/components/schemas/Row' } };
const SENT = [
  { name: 'page', required: true, schema: { type: 'integer' } },
  { name: 'type', schema: { type: 'string', enum: ['a'] } },
];
const READ = { parameters: SENT, responses: answer(LIST), 'x-changes': false };
const contract = (paths: object, schemas: object = SCHEMAS) =>
  ({ paths, components: { schemas } }) as unknown as Contract;
const BEFORE = contract({ '/list': { get: READ } });

/** Returns what a changed call is found to be. */
const found = (call: object, schemas: object = SCHEMAS) =>
  contractChanges(BEFORE, contract({ '/list': { get: { ...READ, ...call } } }, schemas)).map(
    ({ isBreaking, text }) => `${isBreaking ? 'breaking' : 'compatible'} ${text}`,
  );
const rowWith = (change: object, required = SCHEMAS.Row.required) => ({
  ...SCHEMAS,
  Row: { ...SCHEMAS.Row, required, properties: { ...SCHEMAS.Row.properties, ...change } },
});
const withStatuses = (...statuses: readonly string[]) =>
  rowWith({ status: { type: 'string', enum: statuses } });
/** Rows whose tag is of a list, or null. */
const withTags = (...tags: readonly string[]) =>
  rowWith({ tag: { anyOf: [{ type: 'string', enum: tags }, { type: 'null' }] } });
const [page, type] = SENT;

it('the same contract, told in other words, has no changes', () => {
  expect(
    found({ summary: 'Lists' }, { ...SCHEMAS, Usd: { ...SCHEMAS.Usd, description: '' } }),
  ).toEqual([]);
  expect(changesText('v1', [])).toBe('## Since v1\n\nNothing.\n');
});

it.each<[text: string, call: object, schemas?: object]>([
  ['breaking: the parameter `q` is new', { parameters: [...SENT, { name: 'q', schema: {} }] }],
  ['breaking: the parameter `page` is gone', { parameters: [type] }],
  ['compatible: the parameter `type` is gone', { parameters: [page] }],
  [
    'breaking: the parameter `type` may also be b',
    { parameters: [page, { ...type, schema: { type: 'string', enum: ['a', 'b'] } }] },
  ],
  [
    'breaking: the answer’s `data[].at` is new',
    {},
    rowWith({ at: { type: 'integer' } }, ['id', 'sum', 'status', 'at']),
  ],
  ['compatible: the answer’s `data[].at` is new', {}, rowWith({ at: { type: 'integer' } })],
  [
    'breaking: the answer’s `data[].note` is always there now',
    {},
    rowWith({}, ['id', 'sum', 'status', 'note']),
  ],
  ['breaking: the answer’s `data[].status` is no longer unpaid', {}, withStatuses('paid')],
  [
    'compatible: the answer’s `data[].status` may also be lost',
    {},
    withStatuses('paid', 'unpaid', 'lost'),
  ],
  [
    'breaking: the answer’s `data[].sum` has another form: {"pattern":"^\\\\d+$","type":"string"} → {"type":"number"}',
    {},
    { ...SCHEMAS, Usd: { type: 'number' } },
  ],
  ['breaking: changes something now', { 'x-changes': true }],
])('%s', (text, ...changed) => {
  expect(found(...changed)).toEqual([text.replace(':', ' `GET /list`:')]);
});

it('a value of a field that may be null', () => {
  const withList = (schemas: object) => contract({ '/list': { get: READ } }, schemas);
  const [before, after] = [withList(withTags('best', 'new')), withList(withTags('best', 'old'))];
  expect(contractChanges(before, after).map(({ text }) => text)).toEqual([
    '`GET /list`: the answer’s `data[].tag` is no longer new',
    '`GET /list`: the answer’s `data[].tag` may also be old',
  ]);
});

it('a new call is breaking and stands first, one that is no longer made is not', () => {
  const after = contract({ '/new': { post: READ } });
  expect(changesText('v1', contractChanges(BEFORE, after))).toBe(
    '## Since v1\n\n- **breaking**: `POST /new` is new, and the portal calls it\n- compatible: `GET /list` is no longer called\n',
  );
});
