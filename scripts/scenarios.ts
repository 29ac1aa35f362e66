/** `npm run scenarios`: writes docs/scenarios.md, the list of the mock's scenarios for support staff, from their files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIOS } from '../mock/scenarios';
import { PASSWORD } from '../mock/scenarios/life';
import { RECORDED } from '../mock/scenarios/recorded';
import { type Scenario, SUBJECTS } from '../mock/scenarios/scenario';

const INTRO = `# Scenarios

Named worlds of the mock backend, in which support staff see what a customer sees, and tests begin. Each is an entry of its
subject's file in \`mock/scenarios/worlds\`, or of a status of a payment (\`mock/scenarios/paymentStatuses.ts\`). This page is made of them: \`npm run scenarios\` writes it anew.

- In the support bench (\`npm run bench:start\`): choose one in the panel's **Scenarios**, or add \`?scenario=almost-out\` to the address. The
  browser is then its customer's, and the page is the scenario's unless the address names another. A reload goes on in it; **Start
  again**, or opening the address once more, puts it back to its beginning.
- With the mock backend (\`npm start\`): \`POST /__mock/scenario {"name": "almost-out"}\` makes its world into one, as JSON:
  \`curl -H 'Content-Type: application/json' -d '{"name": "almost-out"}' http://localhost:8000/__mock/scenario\`. The answer tells whom
  to sign in as (\`customer.email\`; the password of all of them is \`${PASSWORD}\`), a session, and the page to open (\`address\`).
  \`GET /__mock/scenarios\` lists them. \`POST /__mock/reset\` puts the world back.
- In a test: \`applyScenario(world, 'almost-out', payUrl)\` of \`mock/scenarios\`.

A new one: an entry of its subject's file in \`mock/scenarios/worlds\`, and \`npm run scenarios\`.
`;

function entry({ name, sentence, path, says, signIn }: Scenario): string {
  const claims = says.map((text) => `“${text}”`).join(', ');
  const typed = signIn ? `, when signing in as ${signIn.email} with \`${signIn.password}\`` : '';
  return `- **\`${name}\`**: ${sentence} On \`${path}\`${typed}: ${claims}`;
}

const RECORDED_INTRO = `## Recorded

Sessions of customers, saved in the bench by **Replay**, **Save as a scenario**. Their calls are answered from the file, and by the world where
it has no answer. The bench opens them as it opens the others. With the mock backend \`POST /__mock/scenario\` plays them for everybody who
asks; the answer also tells the time of the recording (\`at\`), for a test that sets its browser's clock. A new one: the saved file in \`mock/scenarios/recorded\` (with a
sentence of what it shows, and in \`says\` what its page says), a line in its \`index.ts\`, \`npm run format\` and \`npm run scenarios\`.
`;

/** Returns the text of docs/scenarios.md. */
export function scenariosText(): string {
  const parts = SUBJECTS.map((subject) => {
    const listed = SCENARIOS.filter((one) => one.subject === subject);
    return [`## ${subject}`, '', ...listed.map(entry), ''].join('\n');
  });
  const recorded = RECORDED.map(
    ({ name, sentence, says }) =>
      `- **\`${name}\`**: ${sentence} ${says.map((text) => `“${text}”`).join(', ')}`,
  );
  return [INTRO, ...parts, RECORDED_INTRO, ...recorded, ''].join('\n');
}

if (require.main === module)
  writeFileSync(join(__dirname, '..', 'docs', 'scenarios.md'), scenariosText());
