import { join } from 'node:path';

/** Where the content of a small institute lies: the smallest that has something of everything. Tests change copies of it. */
export const smallInstitute = join(import.meta.dirname, '../small-institute');
