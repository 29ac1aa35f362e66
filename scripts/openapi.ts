/** `npm run openapi`: writes the wire contract as OpenAPI 3.1, and as a page to read, for the people of the backend. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument, openapiText } from './openapi/document';
import { openapiPage } from './openapi/page';

const DOCS = join(__dirname, '..', 'docs');

async function main(): Promise<void> {
  const document = await openapiDocument();
  writeFileSync(join(DOCS, 'openapi.json'), openapiText(document));
  writeFileSync(join(DOCS, 'openapi.html'), openapiPage(document));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
