import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give ports above these to connections that go out: one of them may be taken before a server starts. */
const ports = { first: 10_000, last: 29_999 };

/**
 * The first of so many ports in a row at which nothing listens on this computer.
 *
 * @throws when there are none after many tries.
 */
export async function freePorts(count = 1): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const first = randomInt(ports.first, ports.last - count);
    const row = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first;
  }
  throw new Error('There are no free ports.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
