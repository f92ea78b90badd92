import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { readHeaders, readRedirects } from '../../src/build/hosts/host-rules.ts';
import { client, readBuilt } from './support/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** All that Netlify's own reader makes of netlify.toml, `_headers` and `_redirects`. */
interface Resolved {
  build: {
    command: string;
    publish: string;
    functions: string;
    environment: Record<string, string>;
    processing: { skip_processing?: boolean; html: { pretty_urls?: boolean } };
  };
  plugins: { package: string }[];
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number; force: boolean }[];
}

async function resolved(context: string): Promise<Resolved> {
  const { config } = await resolveConfig({ cwd: root, context, offline: true, mode: 'buildbot' });
  return config as unknown as Resolved;
}

/** The npm scripts that a command runs. */
const scriptsOf = (command: string) => [...command.matchAll(/npm run (?:--silent )?(\S+)/g)].map(([, name]) => name);

test.each([
  ['production', ['build', 'check:site']],
  ['deploy-preview', ['build']],
  ['branch-deploy', ['build']],
  ['staging', ['build']],
])('in the context %s Netlify runs %j with Node 24', async (context, scripts) => {
  const { build, plugins } = await resolved(context);
  expect(scriptsOf(build.command)).toEqual(scripts);
  for (const name of scripts) expect(packageFile.scripts).toHaveProperty(name);
  expect(build.environment.NODE_VERSION).toBe('24');
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe('24');
  expect(build.publish).toBe(client);
  expect(existsSync(join(build.functions, 'send.ts'))).toBe(true);
  for (const plugin of plugins) expect(existsSync(join(root, plugin.package, 'manifest.yml'))).toBe(true);
  expect(plugins).not.toEqual([]);
  // Pages written anew would lose the hashes by which their scripts are allowed.
  expect(build.processing).toMatchObject({ skip_processing: true, html: { pretty_urls: true } });
});

test('Netlify reads the headers and redirects as they are meant', async () => {
  const { headers, redirects } = await resolved('production');
  const expected = readHeaders(readBuilt('_headers')).map(({ path, headers: values }) => ({ for: path, values }));
  expect(headers).toEqual(expected);
  expect(redirects.map(({ from, to, status }) => ({ from, to, status }))).toEqual(
    readRedirects(readBuilt('_redirects')),
  );
  // A forced rule would hide the page that lies at its address.
  expect(redirects.filter(({ force }) => force)).toEqual([]);
});
