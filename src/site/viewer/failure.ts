/** Why a document cannot be shown. */
export type Failure = 'missing' | 'empty' | 'notPdf' | 'damaged' | 'network' | 'server' | 'slow' | 'outdated';

/** A script has not come. */
export class MissingScriptError extends Error {
  constructor(readonly url: string) {
    super(`The script could not be loaded: ${url}`);
    this.name = 'MissingScriptError';
  }
}

/** True if an error says that worker and script are of different versions. */
export function isStaleWorker(error: unknown): boolean {
  return error instanceof Error && /^The API version .* does not match the Worker version/.test(error.message);
}

/** Writes an error of the library to the console: its class, its words, and what they leave out (section 8). */
export function logLibraryError(error: unknown): void {
  const { name, message, status, missing, code } = error as Record<string, unknown>;
  const known = Object.entries({ status, missing, code }).filter(([, value]) => value !== undefined);
  console.error([`${name}: ${message}`, ...known.map(([key, value]) => `${key}: ${value}`)].join(' · '));
}

/** Finds out why a document could not be opened: what the error leaves open, the beginning of the file or script tells. */
export async function findFailure(error: unknown, url: string): Promise<Failure> {
  if (isStaleWorker(error)) return 'outdated';
  const script = error instanceof MissingScriptError ? error.url : undefined;
  try {
    const response = await fetch(script ?? url, { headers: { Range: 'bytes=0-1023' }, cache: 'no-store' });
    // A newer version of the site has other scripts.
    if (response.status === 404) return script ? 'outdated' : 'missing';
    if (response.status === 416) return 'empty';
    if (!response.ok) return 'server';
    const start = await firstBytes(response);
    if (script) return 'network';
    if (start.length === 0) return 'empty';
    return new TextDecoder('latin1').decode(start).includes('%PDF-') ? 'damaged' : 'notPdf';
  } catch {
    return 'network';
  }
}

/** The first bytes that come: without ranges a host would send the whole file. */
async function firstBytes(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  void reader?.cancel().catch(() => {});
  return value ?? new Uint8Array();
}
