import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

const preload = pathToFileURL(join(import.meta.dirname, 'fail-at.mjs')).href;

/** Makes the builds that are started from now on fail at a place that `fail-at.mjs` names, or be killed there. */
export function stubFailure(place: string, signal?: NodeJS.Signals): void {
  vi.stubEnv('NODE_OPTIONS', `--import ${preload}`);
  vi.stubEnv('FAIL_AT', place);
  vi.stubEnv('FAIL_BY', signal);
}
