import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../command/run-command.ts';
import { benchFigures } from './bench-figures.ts';
import { machine } from './machine.ts';

/** One run of the bench: when, of what, on which machine, and its figures for each size of the content. */
const run = z.strictObject({
  /** In UTC. */
  day: z.iso.date(),
  version: z.string(),
  /** Null when the project was no clone. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/)
    .nullable(),
  /** Whether the files differed from the commit. */
  modified: z.boolean(),
  /** As it was before the run. */
  machine,
  sizes: z.tuple([benchFigures], benchFigures),
});

const file = z.strictObject({ about: z.string(), runs: z.array(run) });

export type RecordedRun = z.infer<typeof run>;
type DataFile = z.infer<typeof file>;

/**
 * Reads the recorded runs, in the order in which they were made.
 * @throws CommandError when the file is not what `appendRun` writes; it says where
 */
export function readRuns(path: string): RecordedRun[] {
  return readData(path).runs;
}

/**
 * Adds a run to the file: all of it or, when the file or the run is not as it should be or cannot be written, nothing.
 * @throws CommandError when the file or the run does not match the schema
 */
export function appendRun(path: string, added: RecordedRun): void {
  const { about, runs } = readData(path);
  const data = parsed('The new run', file, { about, runs: [...runs, added] });
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(data, null, 2)}\n`, { flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function readData(path: string): DataFile {
  const text = readFileSync(path, 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${basename(path)} is not valid JSON: ${(error as Error).message}`);
  }
  return parsed(basename(path), file, data);
}

function parsed<Schema extends z.ZodType>(name: string, schema: Schema, data: unknown): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: '' }, ...others] = result.error.issues;
  const more = others.length ? ` (and ${others.length} more)` : '';
  throw new CommandError(`${name} does not match its schema at ${path.join('.') || 'the top'}: ${message}${more}`);
}
