/** Why a document cannot be shown. */
export type Failure = 'missing' | 'empty' | 'notPdf' | 'damaged' | 'network' | 'server' | 'slow' | 'outdated';

/** What the library's errors carry beside their message. */
interface LibraryError extends Error {
  status?: number;
  missing?: boolean;
  code?: number;
}

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
  const { name, message, status, missing, code } = error as LibraryError;
  const details = { status, missing, code };
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  console.error([`${name}: ${message}`, ...known.map(([key, value]) => `${key}: ${value}`)].join(' · '));
}

/** Finds out why a document could not be opened. Where the error does not tell, the beginning of the file does. */
export async function findFailure(error: unknown, url: string): Promise<Failure> {
  const { name, missing, status } = error as LibraryError;
  if (isStaleWorker(error)) return 'outdated';
  if (error instanceof MissingScriptError) return lookForScript(error.url);
  if (missing) return 'missing';
  if (name === 'ResponseException' && status) return 'server';
  return lookInto(url);
}

/** Finds out why a script has not come. A newer version of the site has others. */
async function lookForScript(url: string): Promise<Failure> {
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.status === 404) return 'outdated';
  return !response || response.ok ? 'network' : 'server';
}

async function lookInto(url: string): Promise<Failure> {
  try {
    const response = await fetch(url, { headers: { Range: 'bytes=0-1023' } });
    if (response.status === 404) return 'missing';
    if (response.status === 416) return 'empty';
    if (!response.ok) return 'server';
    const start = await firstBytes(response);
    if (start.length === 0) return 'empty';
    return new TextDecoder('latin1').decode(start).includes('%PDF-') ? 'damaged' : 'notPdf';
  } catch {
    return 'network';
  }
}

async function firstBytes(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  void reader?.cancel().catch(() => {});
  return value ?? new Uint8Array();
}
