import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const newFolder = () => mkdtempSync(join(tmpdir(), 'test-'));

/** A new folder for all tests of a file, removed after the last of them. */
export function folderForFile(): string {
  const dir = newFolder();
  afterAll(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** A new folder for the test that runs or is about to, removed after it. */
export function folderForTest(): string {
  const dir = newFolder();
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}
