import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from './run-command.ts';

/**
 * The port that the environment names, or another.
 * @param count how many ports are used, this one and those that follow it
 */
export function portOf({ PORT }: NodeJS.ProcessEnv, otherwise: number, count = 1): number {
  const port = Number(PORT ?? otherwise);
  const last = 65_536 - count;
  if (!Number.isInteger(port) || port < 1 || port > last) {
    throw new CommandError({
      en: `PORT ${PORT}: expected a number from 1 to ${last}.`,
      uk: `PORT ${PORT}: очікується число від 1 до ${last}.`,
    });
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
