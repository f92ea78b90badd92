import { factsOfSite } from './facts-of-site.ts';
import { kindsOfDepartments } from './kinds-of-departments.ts';
import type { Migration } from './migration.ts';

/** Every change of the form of content, the oldest first. */
export const migrations: readonly Migration[] = [kindsOfDepartments, factsOfSite];
