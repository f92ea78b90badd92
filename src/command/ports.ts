import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './run-command.ts';

/** The port that the environment names, or another. */
export function portOf({ PORT }: NodeJS.ProcessEnv, otherwise: number): number {
  const port = Number(PORT ?? otherwise);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new CommandError(`PORT ${PORT}: expected a number from 1 to 65535.`);
  }
  return port;
}

/** Throws when another program uses one of the ports. */
export async function requireFreePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer();
    await once(server.listen(port, host), 'listening');
    await once(server.close(), 'close');
  }
}
