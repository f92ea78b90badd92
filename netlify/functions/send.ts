import type { Config, Context } from '@netlify/functions';
import { receiveQuestion } from '../questions/receive.ts';
import { createServices } from '../questions/services.ts';

/** Receives a visitor's question: `POST /api/send`. */
export default (request: Request, context: Context): Promise<Response> =>
  receiveQuestion(request, createServices(), context.waitUntil?.bind(context));

export const config: Config = {
  path: '/api/send',
  // With 'ip' alone the limit would be compiled to one for the whole site.
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
