import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, runCommand } from '../src/command/run-command.ts';
import { readSiteRules } from '../src/hosts/netlify-rules.ts';
import { readNginxArguments } from '../src/hosts/nginx-arguments.ts';
import { nginxConfig, systemAuthorities } from '../src/hosts/nginx-config.ts';

const usage = `Writes the configuration of the built site for nginx to the standard output:

npm run --silent nginx -- [--name www.example.org] [--root /var/www/site] [--listen 80]
                          [--certificate FILE --key FILE] [--api https://SITE.netlify.app]
                          [--api-authorities FILE] [--resolver 127.0.0.53]

--name             of the site; without it nginx answers under any name
--listen           a port, by IPv4 and IPv6, or an address and a port; 80 unless given, with a certificate always 80 and 443
--root             where nginx finds the site; dist/client here unless given
--certificate      makes http redirect to https
--api              the function that takes questions; without it every question is refused
--api-authorities  the certificates that nginx trusts for --api, ${systemAuthorities} unless given
--resolver         the name server that nginx asks for --api; without it nginx asks the system's once, when it starts or is
                   reloaded, and does not start when it gets no answer
`;

await runCommand(usage, async () => {
  const options = readNginxArguments(process.argv.slice(2));
  const site = join(import.meta.dirname, '../dist/client');
  if (!existsSync(join(site, '_headers'))) throw new CommandError(`No site in ${site}. Run npm run build first.`);
  process.stdout.write(nginxConfig({ ...readSiteRules(site), root: site, ...options }));
  return 0;
});
