/** Tells what is being done, where somebody watches: a log gets the result only. */
export function reportProgress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${message} …`);
}

/** Takes the line of progress away, before something that stays is written. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
