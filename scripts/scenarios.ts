/** `npm run scenarios`: writes the list of scenarios of the mock backend for support staff. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenariosText } from './scenarios/document';

writeFileSync(join(__dirname, '..', 'docs', 'scenarios.md'), scenariosText());
