/** Shows progress in a terminal; a log gets the result only. */
export function reportProgress(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${message} …`);
}

/** Clears the progress line, before something that stays is written. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
