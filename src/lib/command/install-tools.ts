import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { systemChromium, systemHeadlessShell } from './chromium.ts';
import { CommandError } from './run-command.ts';

/**
 * Installs Chromium and, on CI, nginx: from Debian where that can be had, elsewhere Chromium from Playwright. With `CI` set, Debian's
 * are brought up to date, as a new machine has them. Where `CHROMIUM` names a browser, that one is used as it is.
 */
export function installTools(root: string): void {
  const { CI, CHROMIUM } = process.env;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = [
      ...(!CHROMIUM && (CI || !systemChromium) ? ['chromium', 'fonts-liberation'] : []),
      ...(!CHROMIUM && (CI || !systemHeadlessShell) ? ['chromium-headless-shell'] : []),
      // Not on a person's machine, where its installation would start a server.
      ...(CI && !existsSync('/usr/sbin/nginx') ? ['nginx-light'] : []),
    ];
    if (!packages.length) return;
    run(root, 'apt-get', ['update', '-qq']);
    run(root, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } else if (!CHROMIUM && !systemChromium)
    run(root, process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
}

function run(root: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new CommandError(`${command} ${args.join(' ')} failed: there is nothing to test with.`);
}
