/**
 * Makes a function of a built-in module fail, to see what a command does then. Loaded into its process before all else
 * (`NODE_OPTIONS=--import …`). FAIL_AT names the place: `MODULE FUNCTION PATTERN` makes the calls throw whose first
 * arguments fit the pattern, with the code of a fault of the system if one follows the name (`openSync:ENOSPC`);
 * `later throw` and `later reject` fail while pages are written, where nobody waits for it. FAIL_BY=SIGKILL kills the
 * process at that place instead.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const [module = '', called = '', pattern = ''] = (process.env.FAIL_AT ?? '').split(' ');
const [name = '', code] = called.split(':');

if (isMainThread && module && /tool\.mjs$/.test(process.argv[1] ?? '')) {
  if (module === 'later') failLater();
  else {
    const wanted = new RegExp(pattern);
    before(module, name, (...args) => wanted.test(args.slice(0, 2).flat().join(' ')) && fail());
  }
}

function failLater() {
  let isDue = true;
  before('node:fs', 'openSync', (path) => {
    if (!isDue || !String(path).endsWith('.html')) return;
    isDue = false;
    if (name === 'throw') setTimeout(fail, 0);
    else void Promise.resolve().then(fail);
  });
}

function before(id, key, run) {
  const builtin = createRequire(import.meta.url)(id);
  const original = builtin[key];
  builtin[key] = function (...args) {
    run(...args);
    return original.apply(this, args);
  };
  syncBuiltinESMExports();
}

function fail() {
  if (process.env.FAIL_BY) process.kill(process.pid, process.env.FAIL_BY);
  throw Object.assign(new Error('made to fail'), code && { code, syscall: 'write', errno: -1 });
}
