import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeaders, readRedirects } from '../src/hosts/netlify-rules.ts';
import { nginxConfig } from '../src/hosts/nginx-config.ts';

const usage = `Writes the configuration of the built site for nginx to the standard output:

npm run --silent nginx -- --name www.example.org --root /var/www/site [--listen 80]
                          [--certificate FILE --key FILE] [--api https://SITE.netlify.app]
`;

const options = {
  name: { type: 'string' },
  root: { type: 'string' },
  listen: { type: 'string', default: '80' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  api: { type: 'string' },
} as const;

try {
  const { name, root, listen, certificate, key, api } = parseArgs({ options }).values;
  const site = join(import.meta.dirname, '../dist/client');
  if (Boolean(certificate) !== Boolean(key)) throw new Error('--certificate and --key belong together.');
  if (certificate && !name) throw new Error('--certificate needs the --name it is for.');
  if (api && new URL(api).origin !== api) throw new Error('--api takes an origin without a path: https://…');
  const config = nginxConfig({
    headers: readHeaders(readFileSync(join(site, '_headers'), 'utf8')),
    redirects: readRedirects(readFileSync(join(site, '_redirects'), 'utf8')),
    root: resolve(root ?? site),
    serverName: name ?? '_',
    listen,
    ...(certificate && key && { tls: { certificate, key } }),
    ...(api && { api }),
  });
  process.stdout.write(config);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
