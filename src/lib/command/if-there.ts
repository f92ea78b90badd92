import { readFileSync } from 'node:fs';

/** What the system says where no file can be: below a file, or under too long a name, there is none either. */
const nothingThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** What is read about a path; undefined when nothing is there. */
export function ifThere<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The text of a file; undefined when there is none. */
export function textIfThere(path: string): string | undefined {
  return ifThere(() => readFileSync(path, 'utf8'));
}
