import type { Config } from '@netlify/functions';
import { createServices } from '../questions/services.ts';
import { resendQuestions } from '../questions/sweep.ts';

/** Mails the questions that are still pending. Netlify runs it on its schedule; it has no address of its own. */
export default async (): Promise<void> => {
  const services = createServices();
  // The store is unreachable: nothing is lost, the next run retries.
  await resendQuestions(services).catch(() => services.log('sweep-failed'));
};

export const config: Config = { schedule: '*/5 * * * *' };
