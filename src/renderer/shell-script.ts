import { createHash } from 'node:crypto';

/** The script that vike puts into the shell, and the hash of what it must contain (Subresource Integrity). */
export interface ShellScript {
  src: string;
  integrity: string;
}

/**
 * Takes the script out of the shell: it is loaded only when a visitor needs it. A script that was changed on its way is
 * not run.
 * @param read gives the bytes of a file of the site by its address
 * @throws when the shell has not exactly one script
 */
export function takeScript(html: string, read: (url: string) => Buffer): { shell: string; script: ShellScript } {
  const pattern = /<script src="(\/[^"]+)"[^>]*><\/script>/g;
  const [found, ...others] = html.matchAll(pattern);
  const src = found?.[1];
  if (!src || others.length) throw new Error('The shell of the pages should have one script.');
  const integrity = `sha384-${createHash('sha384').update(read(src)).digest('base64')}`;
  return { shell: html.replace(pattern, ''), script: { src, integrity } };
}
