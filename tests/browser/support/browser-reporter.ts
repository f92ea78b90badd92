import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import type { Reporter } from 'playwright/types/testReporter';
import { chromiumOptions } from '../../../src/lib/command/chromium.ts';

/** Prints the browser that the tests use: what one version passes, another may not. */
export default class BrowserReporter implements Reporter {
  onBegin(): void {
    const path = chromiumOptions.executablePath ?? chromium.executablePath();
    const { stdout, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    console.log(`${stdout?.trim() ?? error?.message}: ${path}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
