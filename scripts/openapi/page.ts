/** docs/openapi.html: the document as one page to read, without a script and without anything from elsewhere. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { escapeHtml } from '../../mock/html';
import type { OpenapiDocument } from './document';

interface Sent {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly 'x-changes'?: boolean;
  readonly parameters?: readonly Sent[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema: {
            readonly required: readonly string[];
            readonly properties: Readonly<Record<string, JsonSchema>>;
          };
          readonly example: Readonly<Record<string, unknown>>;
        }
      >
    >;
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<
          Record<string, { readonly examples: { readonly success: { readonly value: unknown } } }>
        >;
      }
    >
  >;
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid #8886;padding:.25rem .5rem;text-align:start;vertical-align:top}
pre{overflow-x:auto;border:1px solid #8886;padding:.5rem;font-size:14px}
section{border-block-start:1px solid #8886}
.changes{border:2px solid #d32f2f;padding:.1rem .4rem}
`;

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const pre = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** Writes the little Markdown that the document's texts use: headings, lists, tables, bold and code. */
function html(markdown: string): string {
  const inline = (text: string) =>
    escapeHtml(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return markdown
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n');
      if (block.startsWith('## ')) return `<h2>${inline(block.slice('## '.length))}</h2>`;
      if (block.startsWith('- '))
        return `<ul>${lines.map((line) => `<li>${inline(line.slice('- '.length))}</li>`).join('')}</ul>`;
      if (!block.startsWith('|')) return `<p>${inline(lines.join(' '))}</p>`;
      const [head = [], , ...rows] = lines.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => inline(cell.trim())),
      );
      return table(head, rows);
    })
    .join('\n');
}

/** Says a schema in a few words. */
function shape(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'anything';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => code(JSON.stringify(one))).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(shape).join(' or ');
  if (schema.type === 'array') return `list of ${shape(schema.items as JsonSchema)}`;
  return schema.pattern ? `text like ${code(schema.pattern)}` : String(schema.type ?? 'anything');
}

function sentBy({ parameters, requestBody }: Operation): readonly Sent[] {
  if (parameters) return parameters;
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema, example }) =>
    Object.entries(schema.properties).map(([name, one]) => ({
      name,
      required: schema.required.includes(name),
      schema: one,
      example: example[name],
    })),
  );
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const sent = sentBy(operation);
  const rows = sent.map(({ name, required, schema, example }) => [
    code(name) + (required ? '' : ' (optional)'),
    shape(schema),
    example === undefined ? '' : code(String(example)),
  ]);
  const changes =
    operation['x-changes'] && method === 'get'
      ? ' <strong class="changes">changes something</strong>'
      : '';
  const [answer] = Object.values(operation.responses[200]?.content ?? {});
  return `<section id="${operation.operationId}">
<h3>${method.toUpperCase()} ${code(path)}${changes}</h3>
${html(operation.description)}
${sent.length > 0 ? table(['sent', 'form', 'example'], rows) : ''}
${answer ? pre(answer.examples.success.value) : '<p>Responds with 302.</p>'}
</section>`;
}

function componentHtml(name: string, schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  return `<section id="${name}"><h3>${name}</h3>${html(schema.description ?? '')}${
    fields.length > 0
      ? table(
          ['field', 'form'],
          fields.map(([field, one]) => [code(field), shape(one)]),
        )
      : `<p>${shape(schema)}</p>`
  }</section>`;
}

/** Writes the page. */
export function openapiPage(document: OpenapiDocument): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(
    paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  );
  const groups = tags.map(({ name, description }) => {
    const own = operations.filter((one) => one.tags.includes(name));
    return `<h2 id="${name}">${name}</h2>${html(description)}${own
      .map(({ method, path, ...one }) => operationHtml(method, path, one))
      .join('\n')}`;
  });
  const links = operations.map(
    ({ operationId, method, path }) =>
      `<li><a href="#${operationId}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
  );
  const schemas = Object.entries(components.schemas as Readonly<Record<string, JsonSchema>>);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(info.title)}</h1>
${html(info.description)}
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${groups.join('\n')}
<h2>Entities and scalars</h2>
${schemas.map(([name, schema]) => componentHtml(name, schema)).join('\n')}
</html>
`;
}
