import { createHash } from 'node:crypto';

/**
 * Gives the scripts of a document the hash of what they must contain (Subresource Integrity): a script that was changed on
 * its way is not run.
 * @param read gives the bytes of a file of the site by its address
 */
export function withScriptIntegrity(html: string, read: (url: string) => Buffer): string {
  return html.replace(/<script src="(\/[^"]+)"/g, (tag, url: string) => {
    const hash = createHash('sha384').update(read(url)).digest('base64');
    return `${tag} integrity="sha384-${hash}"`;
  });
}
