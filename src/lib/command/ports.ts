import { once } from 'node:events';
import { createServer } from 'node:net';
import { faultCode } from './command-words.ts';
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

/** The number of pairs of ports that are tried, one after the other. */
const mostTries = 100;

/**
 * The first port, from a given one on, at which it and those that follow it are free.
 * @param hosts where each of them is listened at
 * @throws when there are none within reach, or something else is wrong than that another program uses them
 */
export async function freePortsFrom(first: number, hosts: readonly string[]): Promise<number> {
  const end = Math.min(first + mostTries, 65_536 - hosts.length + 1);
  for (let port = first; port < end; port++) {
    try {
      for (const [index, host] of hosts.entries()) await requireFreePorts(host, [port + index]);
      return port;
    } catch (error) {
      if (faultCode(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new CommandError({
    en: `There are no ${hosts.length} free ports in a row from ${first} on. Name others with PORT.`,
    uk: `Від ${first} немає ${hosts.length} вільних портів поспіль. Задайте інші змінною PORT.`,
  });
}

/** Throws when another program uses one of the ports. */
export async function requireFreePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer();
    await once(server.listen(port, host), 'listening');
    await once(server.close(), 'close');
  }
}
