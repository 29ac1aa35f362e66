/** `npm run openapi`: writes the wire contract as OpenAPI 3.1 for the people of the backend. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiText } from './openapi/document';

writeFileSync(join(__dirname, '..', 'docs', 'openapi.json'), openapiText());
