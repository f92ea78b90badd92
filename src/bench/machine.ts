import { availableParallelism, cpus, loadavg } from 'node:os';
import { z } from 'zod';

/** The machine that something is measured on. */
export const machine = z.strictObject({
  cores: z.int().positive(),
  cpu: z.string().nullable(),
  /** The version of Node. */
  node: z.string(),
  /** The load average of the last minute; null when nobody noted it. */
  load: z.number().nonnegative().nullable(),
});

export type Machine = z.infer<typeof machine>;

/** This machine, now. */
export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model ?? null,
    node: process.versions.node,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

/** Whether other programs take more than half of a machine, so that figures measured on it say little. */
export function isBusy({ load, cores }: Machine): boolean {
  return (load ?? 0) > cores / 2;
}
