import type { Config, Context } from '@netlify/functions';
import site from '../../content/data/site.json' with { type: 'json' };
import { receiveQuestion } from '../questions/receive-question.ts';
import { createServices } from '../questions/services.ts';

/** Receives a visitor's question: `POST /api/send`. */
export default (request: Request, context: Context): Promise<Response> =>
  receiveQuestion(request, createServices(process.env, site), context.waitUntil?.bind(context));

export const config: Config = {
  path: '/api/send',
  // With 'ip' alone the limit would be compiled to one for the whole site.
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
