import { createHash, hash } from 'node:crypto';

/** The hash that identifies files and results: 24 hexadecimal digits of SHA-256. */
export function digest(...parts: (string | Buffer)[]): string {
  const [first = '', ...others] = parts;
  if (!others.length) return hash('sha256', first).slice(0, 24);
  const all = createHash('sha256');
  for (const part of parts) all.update(part);
  return all.digest('hex').slice(0, 24);
}
