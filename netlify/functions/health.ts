import type { Config } from '@netlify/functions';
import site from '../../content/data/site.json' with { type: 'json' };
import { healthResponse } from '../questions/health-response.ts';
import { createServices } from '../questions/services.ts';

/** Reports to a monitor whether questions are delivered: `GET /api/health`. */
export default (request: Request): Promise<Response> => healthResponse(request, createServices(process.env, site));

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
