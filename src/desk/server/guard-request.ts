import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { textIfThere } from '../../lib/command/folders.ts';

/** A year: an editor's bookmark is to open the desk tomorrow, too. */
const cookieSeconds = 31_536_000;

/**
 * Lets in who has opened the address that the desk printed: other pages in the same browser, and programs of other users of the
 * computer, are neither to read nor to write drafts. The address carries a token, which a cookie keeps; so a second tab and an
 * address without the token are let in as well.
 */
export class RequestGuard {
  private readonly cookieName: string;

  /**
   * @param origins those by which the desk is reached; another host comes of DNS rebinding
   * @param port names the cookie: all ports of a computer share their cookies
   */
  constructor(
    private readonly origins: readonly string[],
    private readonly port: number,
    private readonly token: string,
  ) {
    this.cookieName = `desk-${port}`;
  }

  /** The header of a cookie for a request that comes with the token in its address. */
  cookieFor({ url = '/' }: IncomingMessage): string | undefined {
    const given = /^\/\?token=([\w-]+)$/.exec(url)?.[1];
    if (!given || !isSame(given, this.token)) return undefined;
    return `${this.cookieName}=${given}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${cookieSeconds}`;
  }

  /** The answer that only a desk of the same token gives at this port to a challenge; undefined for other requests. */
  proofFor({ url = '/' }: IncomingMessage): string | undefined {
    const given = /^\/\?challenge=([\w-]{32})$/.exec(url)?.[1];
    return given && proofOf(given, this.port, this.token);
  }

  /** True if the desk is asked by a name of its own. */
  isOwnHost({ headers }: IncomingMessage): boolean {
    return this.origins.some((origin) => new URL(origin).host === headers.host);
  }

  /** True if a request is of the desk's own page. */
  isOwnRequest(request: IncomingMessage): boolean {
    const { origin, cookie = '', 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (!this.isOwnHost(request)) return false;
    if (origin !== undefined && !this.origins.includes(origin)) return false;
    // To a cookie, a page of another port of this computer is of the same site.
    if (site !== 'same-origin') return false;
    const given = cookie.split('; ').find((each) => each.startsWith(`${this.cookieName}=`));
    return given !== undefined && isSame(given.slice(this.cookieName.length + 1), this.token);
  }
}

/** The path of the desk with the token, for who opens it first. */
export function entrance(token: string): string {
  return `/?token=${token}`;
}

/** True if a desk of the same token listens at a port of this computer. Any other program that does is not shown the token. */
export async function isDeskAt(port: number, token: string): Promise<boolean> {
  const challenge = newToken();
  const answer = await fetch(`http://127.0.0.1:${port}/?challenge=${challenge}`, { redirect: 'manual' }).catch(
    () => {},
  );
  return answer !== undefined && isSame(await answer.text(), proofOf(challenge, port, token));
}

/** The answer names the port: a program at this one may pass the challenge on to a desk at another. */
function proofOf(challenge: string, port: number, token: string): string {
  return createHmac('sha256', token).update(`${port} ${challenge}`).digest('hex');
}

/** A new token, which nobody guesses. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The token in a folder, the same at each start, so that open tabs and bookmarks outlive one; only its owner can read it. */
export function tokenIn(folder: string): string {
  const path = join(folder, 'token');
  const known = textIfThere(path);
  if (known && /^[\w-]{32}$/.test(known)) return known;
  const token = newToken();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, token, { mode: 0o600 });
  return token;
}

/** Compares in the same time whatever is given; hashes are of one length, as that needs it. */
function isSame(one: string, other: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashed(one), hashed(other));
}

/** The environment; of it, what GitHub Codespaces sets, which reaches ports of its machine by addresses of its own. */
type Settings = Readonly<Record<string, string | undefined>>;

const forwarding = 'GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN';

/**
 * The origin of a port of this computer as the editor's browser has it: in a codespace that of its forwarded port.
 * @param origin `http://127.0.0.1:3030`
 * @see https://docs.github.com/en/codespaces/developing-in-a-codespace/default-environment-variables-for-your-codespace
 */
export function publicOrigin(origin: string, settings: Settings = process.env): string {
  const { CODESPACE_NAME: name, [forwarding]: domain } = settings;
  return name && domain ? `https://${name}-${new URL(origin).port}.${domain}` : origin;
}

/** The origins by which the server of a port is reached: no other page, and no name that somebody else can point here. */
export function ownOrigins(port: number, settings: Settings = process.env): string[] {
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return [...new Set([...origins, publicOrigin(`http://127.0.0.1:${port}`, settings)])];
}

/** Where the preview is shown from, as a security policy has it: its port is any that is free. */
export function previewSources(settings: Settings = process.env): string {
  const { [forwarding]: domain } = settings;
  return ['http://localhost:*', ...(domain ? [`https://*.${domain}`] : [])].join(' ');
}
