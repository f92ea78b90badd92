import * as z from 'zod/mini';
import { OperatorError } from './operator-error.ts';

/** A site on Netlify, and what opens it. */
interface NetlifySite {
  siteID: string;
  token: string;
}

const site = z.object({ id: z.string() });

/**
 * Makes sure that Netlify knows a site by its id: the store of any other looks as if nobody had asked anything.
 * @throws OperatorError when it does not
 */
export async function requireSite({ siteID, token }: NetlifySite, api = 'https://api.netlify.com'): Promise<void> {
  const response = await fetch(`${api}/api/v1/sites/${encodeURIComponent(siteID)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (response?.status === 401 || response?.status === 403) {
    throw new OperatorError('Netlify does not accept NETLIFY_AUTH_TOKEN.');
  }
  if (response?.status === 404) {
    throw new OperatorError(`NETLIFY_SITE_ID: Netlify knows no site ${siteID}, or not for this token.`);
  }
  const { data } = site.safeParse(await response?.json().catch(() => undefined));
  if (!response?.ok || !data) {
    throw new OperatorError(
      response ? `Netlify does not answer: status ${response.status}.` : 'Netlify cannot be reached.',
    );
  }
  // Netlify takes the name of a site for its id here, and not in the store.
  if (data.id !== siteID) throw new OperatorError(`NETLIFY_SITE_ID: the id of ${siteID} is ${data.id}.`);
}
