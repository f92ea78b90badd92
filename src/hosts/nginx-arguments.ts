import { isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../command/run-command.ts';
import type { NginxOptions } from './nginx-config.ts';

/** What the arguments of `npm run nginx` say; without a root, the site built here is served. */
export type NginxArguments = Omit<NginxOptions, 'headers' | 'redirects' | 'root'> & { root?: string };

const options = {
  name: { type: 'string' },
  root: { type: 'string' },
  listen: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  api: { type: 'string' },
  'api-authorities': { type: 'string' },
  resolver: { type: 'string' },
} as const;

/** Options that are paths of here. nginx would look for relative ones beside its own configuration. */
const paths = ['root', 'certificate', 'key', 'api-authorities'] as const;

/**
 * Reads the arguments of `npm run nginx`.
 * @throws UsageError for what nginx would refuse or take for something else
 */
export function readNginxArguments(args: string[]): NginxArguments {
  const { values } = parseArgs({ args, options });
  for (const [option, value] of Object.entries(values)) if (!value) throw new UsageError(`--${option} is empty.`);
  for (const option of paths) {
    const path = values[option];
    if (path === undefined) continue;
    values[option] = resolve(path);
    if (values[option].includes('$')) throw new UsageError(`--${option} has a $, which nginx takes for a variable.`);
  }
  const { name, root, listen, certificate, key, api, 'api-authorities': apiAuthorities, resolver } = values;
  if (name !== undefined && !isServerName(name)) {
    throw new UsageError('--name takes one name without https://: www.example.org');
  }
  if (listen !== undefined && !isListenAddress(listen)) {
    throw new UsageError(
      `--listen ${listen}: expected a port, or an address and a port: 8080, 127.0.0.1:8080, [::1]:8080`,
    );
  }
  if (Boolean(certificate) !== Boolean(key)) throw new UsageError('--certificate and --key belong together.');
  if (certificate && !/^[\w-][\w.-]*$/.test(name ?? '')) {
    throw new UsageError('--certificate needs the --name it is for.');
  }
  if (certificate && listen)
    throw new UsageError('--listen is not used with --certificate: the ports are 80 and 443.');
  if (api && !(URL.canParse(api) && new URL(api).origin === api && /^https?:/.test(api))) {
    throw new UsageError('--api takes an origin without a path: https://…');
  }
  if (apiAuthorities && !api?.startsWith('https:')) {
    throw new UsageError('--api-authorities is for an --api of https.');
  }
  if (resolver && !api) throw new UsageError('--resolver is for an --api.');
  if (resolver && !isNameServer(resolver)) {
    throw new UsageError('--resolver takes the address of a name server: 127.0.0.53, [::1], 192.0.2.1:5353');
  }
  return {
    serverName: name ?? '_',
    listen: listen ?? '80',
    ...(root && { root }),
    ...(certificate && key && { tls: { certificate, key } }),
    ...(api && { api }),
    ...(apiAuthorities && { apiAuthorities }),
    ...(resolver && { resolver }),
  };
}

/** Whether nginx takes it as one name: whole, or with a star in place of its first or last part. */
function isServerName(text: string): boolean {
  return /^(?:\*?\.)?[\w-]+(?:\.[\w-]+)*(?:\.\*)?$/.test(text);
}

/** Whether nginx can ask there for names: an address, with or without a port. A name would be looked up when nginx starts. */
function isNameServer(text: string): boolean {
  return isListenAddress(text) && /^[\d[]/.test(text) && /[.:]/.test(text);
}

/** Whether nginx can listen there: a port, an address with or without one, or a socket. A name could be of another host. */
function isListenAddress(text: string): boolean {
  if (/^unix:\/[\w./-]+$/.test(text)) return true;
  if (/^\d+$/.test(text)) return isPort(text);
  const [, ipv6, host = '', port] = /^(?:\[([^\]%]+)\]|([^:[\]]+))(?::(.*))?$/.exec(text) ?? [];
  const isHost = ipv6 ? isIPv6(ipv6) : host === '*' || host === 'localhost' || isIPv4(host);
  return isHost && (port === undefined || isPort(port));
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}
