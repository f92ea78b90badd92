import { acceptQuestion } from './accept.ts';
import { deliverQuestion } from './delivery.ts';
import type { QuestionStem } from './question-record.ts';
import { refused } from './send-response.ts';
import type { Services } from './services.ts';

/**
 * Handles `POST /api/send`: stores the question, responds, and only then mails it, if the platform allows work after the
 * response. Otherwise the next sweep mails it.
 */
export async function receiveQuestion(
  request: Request,
  services: Services,
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const { response, question } = await acceptQuestion(request, services);
    if (question && waitUntil) waitUntil(mailNow(question, services));
    return response;
  } catch {
    // The error could quote what the visitor wrote: nothing of it is logged.
    services.log('request-failed');
    return refused(500, 'The question could not be stored. Please try again.');
  }
}

async function mailNow(question: QuestionStem, services: Services): Promise<void> {
  const { settings, log } = services;
  if (!settings.mail) return log('mail-not-configured');
  try {
    await deliverQuestion(services, question, { timeoutMs: settings.mail.totalTimeoutMs, contested: true });
  } catch {
    log('delivery-left-to-sweep');
  }
}
