/** `npm run openapi`: writes the wire contract as OpenAPI 3.1, for the people of the backend. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument, openapiText } from './openapi/document';

async function main(): Promise<void> {
  writeFileSync(join(__dirname, '../docs/openapi.json'), openapiText(await openapiDocument()));
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
