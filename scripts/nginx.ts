import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, UsageError } from '../src/command/run-command.ts';
import { readSiteRules } from '../src/hosts/netlify-rules.ts';
import { nginxConfig, systemAuthorities } from '../src/hosts/nginx-config.ts';

const usage = `Writes the configuration of the built site for nginx to the standard output:

npm run --silent nginx -- [--name www.example.org] [--root /var/www/site] [--listen 80]
                          [--certificate FILE --key FILE] [--api https://SITE.netlify.app]
                          [--api-authorities FILE]

--name             of the site; without it nginx answers under any name
--root             where nginx finds the site; dist/client here unless given
--certificate      makes http redirect to https
--api              the function that takes questions; without it every question is refused
--api-authorities  the certificates that nginx trusts for --api, ${systemAuthorities} unless given
`;

const options = {
  name: { type: 'string' },
  root: { type: 'string' },
  listen: { type: 'string', default: '80' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  api: { type: 'string' },
  'api-authorities': { type: 'string' },
} as const;

await runCommand(usage, async () => {
  const {
    name,
    root,
    listen,
    certificate,
    key,
    api,
    'api-authorities': apiAuthorities,
  } = parseArgs({ options }).values;
  const site = join(import.meta.dirname, '../dist/client');
  if (name !== undefined && !/^[\w*.-]+$/.test(name)) {
    throw new UsageError('--name takes one name without https://: www.example.org');
  }
  if (Boolean(certificate) !== Boolean(key)) throw new UsageError('--certificate and --key belong together.');
  if (certificate && !name) throw new UsageError('--certificate needs the --name it is for.');
  if (api && !(URL.canParse(api) && new URL(api).origin === api)) {
    throw new UsageError('--api takes an origin without a path: https://…');
  }
  if (!existsSync(join(site, '_headers'))) throw new CommandError(`No site in ${site}. Run npm run build first.`);
  const config = nginxConfig({
    ...readSiteRules(site),
    root: resolve(root ?? site),
    serverName: name ?? '_',
    listen,
    ...(certificate && key && { tls: { certificate, key } }),
    ...(api && { api }),
    ...(apiAuthorities && { apiAuthorities }),
  });
  process.stdout.write(config);
  return 0;
});
