/** The line of what git says that has the reason for which it failed: not the hints, and not what follows from it. */
export function gitReason(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line && !/^(?:hint|remote):/.test(line));
  const reason = ['! [remote rejected]', 'fatal:', 'error:'].flatMap(
    (start) => told.find((line) => line.startsWith(start)) ?? [],
  )[0];
  return (reason ?? told.at(-1) ?? '').replace(/\s+/g, ' ');
}
