/** The parts of the container; no container engine runs here. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const DEPLOY = join(__dirname, '../../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const containerfile = read('Containerfile');

/** The lines "NAME=value" of a text; in the Containerfile they may begin with ENV and end with a backslash. */
const valuesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:ENV)? *([A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const settings = valuesIn(containerfile);

test('the image has every file but the one for a module that it lacks', () => {
  const copied = [...containerfile.matchAll(/nginx\/portal\/(\S+)/g)].map(([, name]) => name);
  const shipped = readdirSync(join(DEPLOY, 'nginx/portal')).filter(
    (name) => name !== 'brotli.conf',
  );
  expect(copied.sort()).toEqual(shipped.sort());
});

test('its start writes what configure.sh writes, to where nginx reads it', () => {
  const values = valuesIn(read('portal.env.example'));
  const filter = new RegExp(settings.NGINX_ENVSUBST_FILTER ?? '');
  const environment = { PATH: process.env.PATH ?? '', ...settings, ...values };
  // As in the image's docker-entrypoint.d/20-envsubst-on-templates.sh.
  const names = Object.keys(environment).filter((name) => filter.test(name));
  const written = execFileSync('envsubst', [names.map((name) => `\${${name}}`).join(' ')], {
    input: read('nginx/portal.conf.template'),
    env: environment,
    encoding: 'utf8',
  });
  const configured = execFileSync(
    'sh',
    [join(DEPLOY, 'configure.sh'), join(DEPLOY, 'portal.env.example')],
    { encoding: 'utf8' },
  );
  expect(written).toBe(configured);
  expect(written).not.toMatch(/\$\{PORTAL_[A-Z]/);
  expect(read('nginx/container.conf')).toContain(
    `include ${settings.NGINX_ENVSUBST_OUTPUT_DIR}/portal.conf;`,
  );
});

test('without the name, the backend and the contact it has a value for all', () => {
  const missing = Object.keys(valuesIn(read('portal.env.example'))).filter(
    (name) => !(name in settings),
  );
  expect(missing).toEqual(['PORTAL_NAME', 'PORTAL_BACKEND', 'PORTAL_SECURITY_CONTACT']);
});
