import type { Config } from '@netlify/functions';
import site from '../../content/data/site.json' with { type: 'json' };
import { resendQuestions } from '../questions/resend.ts';
import { createServices } from '../questions/services.ts';

/** Mails the questions that are still pending. Netlify runs it on its schedule; it has no address of its own. */
export default async (): Promise<void> => {
  const services = createServices(process.env, site);
  try {
    await resendQuestions(services);
  } catch {
    // The store is unreachable: nothing is lost, the next run retries.
    services.log('sweep-failed');
  }
};

export const config: Config = { schedule: '*/5 * * * *' };
