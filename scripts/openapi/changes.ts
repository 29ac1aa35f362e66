/** Compares two versions of docs/openapi.json from the backend's side: must a backend that was right before be changed? */

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Sent {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Sent[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
  readonly 'x-changes'?: boolean;
}
/** The parts of the document that a backend can break. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Change {
  /** True when a backend that was right before is wrong now. */
  readonly isBreaking: boolean;
  readonly text: string;
}

interface Field {
  readonly isRequired: boolean;
  /** The form of the value in one line. */
  readonly form: string;
  readonly values: readonly string[];
}
type Fields = ReadonlyMap<string, Field>;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : Number(a > b);

function resolved(schema: Schema, contract: Contract): Schema {
  if (!schema.$ref) return schema;
  return contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

/** Lists the fields in a schema by their path; `[]` is a row of a list. */
function fieldsIn(
  schema: Schema,
  contract: Contract,
  path = '',
  isRequired = true,
): [string, Field][] {
  const { properties, items, required = [], ...rest } = resolved(schema, contract);
  if (properties)
    return Object.entries(properties).flatMap(([name, one]) =>
      fieldsIn(one, contract, path ? `${path}.${name}` : name, required.includes(name)),
    );
  if (items) return fieldsIn(items, contract, `${path}[]`, isRequired);
  const form = JSON.stringify(formOf(rest, contract));
  return [[path, { isRequired, form, values: valuesOf(rest, contract) }]];
}

/** Returns the values that a leaf lists, also where it may be null or empty instead. */
function valuesOf(schema: Schema, contract: Contract): readonly string[] {
  const { enum: listed = [], anyOf = [], oneOf = [] } = resolved(schema, contract);
  return [...listed.map(String), ...[...anyOf, ...oneOf].flatMap((one) => valuesOf(one, contract))];
}

/** Returns a leaf's rules without texts for people and listed values, with references resolved. */
function formOf(schema: Schema, contract: Contract): object {
  const entries = Object.entries(resolved(schema, contract))
    .filter(([key]) => key !== 'description' && key !== 'enum')
    .map(([key, value]) => [
      key,
      Array.isArray(value) && (key === 'anyOf' || key === 'oneOf')
        ? value.map((one: Schema) => formOf(one, contract))
        : value,
    ]);
  return Object.fromEntries(entries.sort(byName as never));
}

function sentFields({ parameters = [], requestBody }: Operation, contract: Contract): Fields {
  const [body] = Object.values(requestBody?.content ?? {});
  return new Map([
    ...parameters.flatMap(({ name, required = false, schema }) =>
      fieldsIn(schema, contract, name, required),
    ),
    ...(body ? fieldsIn(body.schema, contract) : []),
  ]);
}

function answeredFields({ responses }: Operation, contract: Contract): Fields {
  const [content] = Object.values(responses[200]?.content ?? {});
  const [success] = content?.schema.oneOf ?? [];
  return new Map(
    success?.properties?.data ? fieldsIn(success.properties.data, contract, 'data') : [],
  );
}

const without = (all: readonly string[], others: readonly string[]) =>
  all.filter((one) => !others.includes(one));

/** Compares one field that both versions have. In a request new values break, in an answer those that are gone. */
function fieldChanges(name: string, before: Field, after: Field, isSent: boolean): Change[] {
  const found: Change[] = [];
  const add = (isBreaking: boolean, text: string) =>
    found.push({ isBreaking, text: `${name} ${text}` });
  if (before.isRequired !== after.isRequired) {
    const isBreaking = isSent ? before.isRequired : after.isRequired;
    add(isBreaking, after.isRequired ? 'is always there now' : 'may be left out now');
  }
  const added = without(after.values, before.values);
  const gone = without(before.values, after.values);
  if (added.length > 0) add(isSent, `may also be ${added.join(', ')}`);
  if (gone.length > 0) add(!isSent, `is no longer ${gone.join(', ')}`);
  if (before.form !== after.form) add(true, `has another form: ${before.form} → ${after.form}`);
  return found;
}

function compareFields(before: Fields, after: Fields, isSent: boolean): Change[] {
  const label = (path: string) => `${isSent ? 'the parameter' : 'the answer’s'} \`${path}\``;
  const gone = [...before].filter(([path]) => !after.has(path));
  const added = [...after].filter(([path]) => !before.has(path));
  return [
    ...gone.map(([path, { isRequired }]) => ({
      isBreaking: isSent && isRequired,
      text: `${label(path)} is gone`,
    })),
    ...added.map(([path, { isRequired }]) => ({
      isBreaking: isSent || isRequired,
      text: `${label(path)} is new`,
    })),
    ...[...before].flatMap(([path, field]) => {
      const now = after.get(path);
      return now ? fieldChanges(label(path), field, now, isSent) : [];
    }),
  ];
}

const operationsOf = ({ paths }: Contract): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const,
      ),
    ),
  );

/** Lists what has changed, call by call, what breaks a backend first. */
export function contractChanges(before: Contract, after: Contract): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const changes = [...old].flatMap(([name, operation]): Change[] => {
    const next = now.get(name);
    if (!next) return [{ isBreaking: false, text: `\`${name}\` is no longer called` }];
    const texts: Change[] = [
      ...compareFields(sentFields(operation, before), sentFields(next, after), true),
      ...compareFields(answeredFields(operation, before), answeredFields(next, after), false),
    ];
    if (operation['x-changes'] !== next['x-changes'])
      texts.push({
        isBreaking: true,
        text: next['x-changes'] ? 'changes something now' : 'only reads now',
      });
    return texts.map(({ isBreaking, text }) => ({ isBreaking, text: `\`${name}\`: ${text}` }));
  });
  const added = [...now.keys()]
    .filter((name) => !old.has(name))
    .map((name) => ({ isBreaking: true, text: `\`${name}\` is new, and the portal calls it` }));
  return [...added, ...changes].sort((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
}

/** Writes the section of the changelog about the changes since a release. */
export function changesText(release: string, changes: readonly Change[]): string {
  const lines = changes.map(
    ({ isBreaking, text }) => `- ${isBreaking ? '**breaking**' : 'compatible'}: ${text}`,
  );
  return `## Since ${release}\n\n${lines.length > 0 ? lines.join('\n') : 'Nothing.'}\n`;
}
