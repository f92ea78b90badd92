import type { Config } from '@netlify/functions';
import { healthResponse } from '../questions/daily.ts';
import { createServices } from '../questions/services.ts';

/** Reports to a monitor whether questions are delivered: `GET /api/health`. */
export default (request: Request): Promise<Response> => healthResponse(request, createServices());

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
