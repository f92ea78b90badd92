/**
 * Runs the bundled commands of the project that it is asked for, one after the other, in its own process: what each of them
 * wrote, and its exit code. Plain JavaScript, because what it loads needs no compiling. It ends when nobody asks any more and
 * no command has left anything open.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
let asked = 0;

/** Loads a command anew. What commands have in common is loaded once. */
async function load(name) {
  const bundle = readdirSync(join(root, '.cache/tool')).find((each) => !each.startsWith('.'));
  await import(`${pathToFileURL(join(root, '.cache/tool', bundle, `${name}.mjs`))}?${asked++}`);
}

/** Puts something in the place of what a stream writes to; returns what puts that back. */
function take(stream, write) {
  const own = stream.write;
  stream.write = (text) => {
    write(String(text));
    return true;
  };
  return () => {
    stream.write = own;
  };
}

process.on('message', async ({ name, args, env }) => {
  const before = { env: { ...process.env }, exit: process.exit };
  const wrote = { stdout: '', stderr: '' };
  const streams = Object.keys(wrote).map((key) => take(process[key], (text) => (wrote[key] += text)));
  Object.assign(process.env, env);
  process.argv = [process.execPath, name, ...args];
  // It would end the others, too.
  process.exit = (code) => {
    process.exitCode = code;
  };
  await load(name).catch((error) => {
    wrote.stderr += error.stack;
    process.exitCode = 1;
  });
  for (const restore of streams) restore();
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event);
  process.exit = before.exit;
  process.env = before.env;
  process.send({ status: process.exitCode ?? 0, ...wrote });
  process.exitCode = 0;
});
