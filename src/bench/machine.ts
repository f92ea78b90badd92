import { availableParallelism, cpus, loadavg } from 'node:os';

/** The machine that something is measured on. */
export interface Machine {
  cores: number;
  cpu: string | null;
  /** The version of Node. */
  node: string;
  /** The load average of the last minute; null when nobody noted it. */
  load: number | null;
}

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
