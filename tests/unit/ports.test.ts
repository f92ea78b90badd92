import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePortsFrom } from '../../src/lib/command/ports.ts';
import { freePorts } from '../support/free-ports.ts';

const own = '127.0.0.1';
const others: Server[] = [];
afterEach(() => Promise.all(others.splice(0).map((server) => once(server.close(), 'close'))));

/** Another program at a port. */
async function take(port: number, host: string): Promise<void> {
  const server = createServer();
  others.push(server);
  await once(server.listen(port, host), 'listening');
}

test.each([
  { taken: [], found: 0 },
  { taken: [1], found: 2 },
  { taken: [0], found: 1 },
  { taken: [0, 1], found: 2 },
  { taken: [1, 3], found: 4 },
  { taken: [1, 2], found: 3 },
])('of ports of which $taken are taken, a pair begins at $found', async ({ taken, found }) => {
  const first = await freePorts(6);
  for (const each of taken) await take(first + each, own);
  expect(await freePortsFrom(first, [own, own])).toBe(first + found);
});

test.each(['0.0.0.0', '::'])('a program that listens at %s has the port, too', async (host) => {
  const first = await freePorts(4);
  await take(first + 1, host);
  expect(await freePortsFrom(first, [own, own])).toBe(first + 2);
});

test('a fault that another port does not remedy is no reason to go on', async () => {
  // An address for examples, which no computer has.
  await expect(freePortsFrom(await freePorts(2), ['192.0.2.1', own])).rejects.toThrow('EADDRNOTAVAIL');
});

test('the last port of all has none after it', async () => {
  await expect(freePortsFrom(65_535, [own, own])).rejects.toThrow('65535');
});
