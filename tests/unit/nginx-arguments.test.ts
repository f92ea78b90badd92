import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../src/command/run-command.ts';
import { readNginxArguments } from '../../src/hosts/nginx-arguments.ts';

/** What Debian's nginx 1.22 takes as the address of a server, each tried with `nginx -t`. */
test.each([
  '80',
  '65535',
  '127.0.0.1',
  '127.0.0.1:8080',
  '*:8080',
  '[::]:80',
  '[::1]',
  '[::ffff:192.0.2.1]:80',
  'localhost:8080',
  'unix:/run/site.sock',
])('nginx listens at %s', (listen) => {
  expect(readNginxArguments(['--listen', listen]).listen).toBe(listen);
});

/** What it refuses, or would listen at by chance. */
test.each([
  '0',
  '65536',
  '+80',
  '8080x',
  ' 80',
  '256.1.1.1:80',
  '192.0.2.1:0',
  '192.0.2.1:99999',
  '192.0.2.1:',
  '::1:80',
  '[fe80::1%lo]:80',
  '[::1',
  'http://127.0.0.1:80',
  'www.example.org:80',
  'unix:site.sock',
  'unix:/run/a;b',
  '80; include /etc/passwd',
  '80 default_server',
])('nginx is not told to listen at %s', (listen) => {
  expect(() => readNginxArguments(['--listen', listen])).toThrow(UsageError);
  expect(() => readNginxArguments(['--listen', listen])).toThrow('--listen');
});

const certificate = ['--certificate', '/c.pem', '--key', '/k.pem'];

test.each(['www.example.org', '_', '*.example.org', 'www.example.*', '.example.org', 'xn--80ak6aa92e.com'])(
  'a name of nginx: %s',
  (name) => expect(readNginxArguments(['--name', name]).serverName).toBe(name),
);

test.each(['*', '**', '.', 'a*b', 'a..b', 'https://www.example.org', 'a b', 'a;b', '~^x$'])('no name: %s', (name) => {
  expect(() => readNginxArguments(['--name', name])).toThrow('--name takes one name');
});

test.each([
  [['--api', 'ftp://example.org'], '--api takes'],
  [['--api', 'https://example.org/api'], '--api takes'],
  [['--api-authorities', '/ca.pem'], '--api-authorities is for an --api'],
  [['--api', 'http://127.0.0.1:9000', '--api-authorities', '/ca.pem'], '--api-authorities is for an --api'],
  [['--resolver', '127.0.0.53'], '--resolver is for an --api'],
  [['--certificate', '/c.pem'], 'belong together'],
  [certificate, 'needs the --name'],
  // http redirects to https under this name.
  [[...certificate, '--name', '*.example.org'], 'needs the --name'],
  [[...certificate, '--name', 'www.example.org', '--listen', '8080'], '--listen is not used'],
  [['--root', ''], '--root is empty'],
  // nginx would expand it.
  [['--root', '/srv/$site'], '--root has a $'],
  [['--certificate', '/$c', '--key', '/k.pem', '--name', 'a.org'], '--certificate has a $'],
  [['more'], 'Unexpected argument'],
])('%j is refused: %s', (args, problem) => {
  expect(() => readNginxArguments(args)).toThrow(problem);
});

test('paths are those of here: nginx would look for them beside its own configuration', () => {
  const args = ['--name', 'www.example.org', '--root', 'site', '--certificate', 'c.pem', '--key', 'k.pem'];
  expect(readNginxArguments([...args, '--api', 'https://a.org', '--api-authorities', 'ca.pem'])).toMatchObject({
    root: resolve('site'),
    tls: { certificate: resolve('c.pem'), key: resolve('k.pem') },
    apiAuthorities: resolve('ca.pem'),
  });
});

test.each(['localhost', '*', '53', '256.1.1.1', '::1', '127.0.0.53; include /etc/passwd', 'unix:/run/dns'])(
  'no name server: %s',
  (resolver) => {
    expect(() => readNginxArguments(['--api', 'https://a.org', '--resolver', resolver])).toThrow('--resolver takes');
  },
);

test.each(['127.0.0.53', '192.0.2.1:5353', '[::1]', '[::1]:53'])('a name server: %s', (resolver) => {
  expect(readNginxArguments(['--api', 'https://a.org', '--resolver', resolver])).toMatchObject({ resolver });
});

test('all options together', () => {
  const args = ['--name', 'www.example.org', '--root', '/srv/site', ...certificate];
  const api = ['--api', 'https://site.netlify.app', '--api-authorities', '/ca.pem', '--resolver', '127.0.0.53'];
  expect(readNginxArguments([...args, ...api])).toEqual({
    serverName: 'www.example.org',
    root: '/srv/site',
    listen: '80',
    tls: { certificate: '/c.pem', key: '/k.pem' },
    api: 'https://site.netlify.app',
    apiAuthorities: '/ca.pem',
    resolver: '127.0.0.53',
  });
  expect(readNginxArguments([])).toEqual({ serverName: '_', listen: '80' });
});
