import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The environment of a process that must not outlive this one, whatever ends it.
 * @param preloads further modules that each Node process of it loads before all else
 */
export function childEnvironment(env: NodeJS.ProcessEnv, preloads: readonly string[] = []): NodeJS.ProcessEnv {
  const paths = [join(import.meta.dirname, 'end-with-parent.mjs'), ...preloads];
  const options = paths.map((path) => `--import ${pathToFileURL(path).href}`);
  return { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') };
}
