/** Whether there is a process with an id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
