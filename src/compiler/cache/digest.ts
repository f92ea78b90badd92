import { createHash } from 'node:crypto';

/** The hash by which files and results are known: 24 hexadecimal digits of SHA-256. */
export function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}
