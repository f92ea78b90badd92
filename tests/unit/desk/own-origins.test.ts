import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownOrigins, previewSources, publicOrigin } from '../../../src/desk/server/guard-request.ts';

const codespace = { CODESPACE_NAME: 'calm-steel', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' };

test('on a computer of its own the desk is reached by that computer alone', () => {
  expect(publicOrigin('http://127.0.0.1:3030', {})).toBe('http://127.0.0.1:3030');
  expect(ownOrigins(3030, {})).toEqual(['http://127.0.0.1:3030', 'http://localhost:3030']);
  expect(previewSources({})).toBe('http://localhost:*');
});

test('in a codespace it is reached by the address of its forwarded port, too', () => {
  expect(publicOrigin('http://localhost:3000', codespace)).toBe('https://calm-steel-3000.app.github.dev');
  expect(ownOrigins(3030, codespace).at(-1)).toBe('https://calm-steel-3030.app.github.dev');
  expect(previewSources(codespace)).toContain('https://*.app.github.dev');
});

test('the dev container has the version of Node that everybody has, and opens the desk at its port', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { image, postAttachCommand, portsAttributes } = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(image).toMatch(new RegExp(`:${read('.nvmrc').trim()}$`));
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(
    /^npm run (\S+)/.exec(postAttachCommand)?.[1] ?? '',
  );
  const ports = Object.entries<{ label: string }>(portsAttributes).flatMap(([port, { label }]) =>
    label === 'Desk' ? port : [],
  );
  expect(ports.map((port) => `portOf(process.env, ${port})`)).toEqual(
    read('scripts/desk.ts').match(/portOf\(.*?\)/g),
  );
});
