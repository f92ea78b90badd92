import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Ends this process when the one that started it is gone: a program that is killed cannot tell its children. npm starts
// commands through a shell, which outlives it: the process above the parent counts too. Imported by commands that last, and
// loaded before all else into what they start (`NODE_OPTIONS=--import …`). Plain JavaScript, because not everything of that
// can read TypeScript.

const everyMs = 250;
/** The most time for a process to end in its own way. */
const patienceMs = 3000;

/** The process that started another one; undefined where the system does not say. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    try {
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })) || undefined;
    } catch {
      return undefined;
    }
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch ({ code }) {
    return code === 'ESRCH';
  }
}

if (isMainThread) {
  const parent = process.ppid;
  const above = parent > 1 ? parentOf(parent) : undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent && !isGone(parent) && !(above > 1 && isGone(above))) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
  }, everyMs);
  watch.unref();
}
