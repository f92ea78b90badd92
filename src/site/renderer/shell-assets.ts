import { createHash } from 'node:crypto';

/** What vike puts into the shell of all pages. */
export interface ShellAssets {
  /** The shell without it. */
  shell: string;
  /** The first script, and the hash of what it must contain (Subresource Integrity). */
  script: { src: string; integrity: string };
}

/**
 * Takes what loads something out of the shell: the script comes when a visitor needs it, each page has the styles of its own,
 * and the first paint waits for no font. A script that was changed on its way is not run.
 * @param read gives the bytes of a file of the site by its address
 * @throws when the shell has not exactly one script
 */
export function takeAssets(html: string, read: (url: string) => Buffer): ShellAssets {
  const [src, ...others] = [...html.matchAll(/<script src="(\/[^"]+)"/g)].map(([, url]) => url);
  if (!src || others.length) throw new Error('The shell of the pages should have one script.');
  const integrity = `sha256-${createHash('sha256').update(read(src)).digest('base64')}`;
  const shell = html.replace(/<script src=[^>]*><\/script>|<link rel="(stylesheet|preload)"[^>]*>/g, '');
  return { shell, script: { src, integrity } };
}
