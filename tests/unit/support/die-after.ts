import { createRequire, syncBuiltinESMExports } from 'node:module';

/** A process that pretends to be killed. */
export interface DyingProcess {
  /** True if it has come to its end. */
  readonly died: boolean;
  /** Lets the file system be changed again. */
  end(): void;
}

type FileSystem = Record<string, (...args: unknown[]) => unknown>;

const changes = ['writeFileSync', 'openSync', 'renameSync', 'rmSync', 'rmdirSync', 'mkdirSync', 'unlinkSync'];

/** Lets this process change the file system so many times; from then on every change fails, as if it had been killed. */
export function dieAfter(steps: number): DyingProcess {
  const fileSystem = createRequire(import.meta.url)('node:fs') as FileSystem;
  const originals = changes.map((name) => [name, fileSystem[name]] as const);
  let done = 0;
  for (const [name, original] of originals) {
    fileSystem[name] = (...args) => {
      if (done >= steps && !(name === 'openSync' && args[1] === 'r')) {
        done = Number.POSITIVE_INFINITY;
        throw new Error('killed');
      }
      done += 1;
      return original?.(...args);
    };
  }
  syncBuiltinESMExports();
  return {
    get died() {
      return done === Number.POSITIVE_INFINITY;
    },
    end() {
      for (const [name, original] of originals) if (original) fileSystem[name] = original;
      syncBuiltinESMExports();
    },
  };
}
