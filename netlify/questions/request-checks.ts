/** A reason to refuse a request, before its body is read. */
export interface Refusal {
  status: number;
  message: string;
}

/** Checks method, origin and content type. Returns the first reason to refuse. */
export function checkRequest(request: Request, allowedOrigins: readonly string[]): Refusal | undefined {
  if (request.method !== 'POST') return { status: 405, message: 'Only POST is allowed.' };
  if (!isSameSite(request, allowedOrigins)) {
    return { status: 403, message: 'Questions are taken from this site only.' };
  }
  if (!isPlainJson(request.headers)) {
    return { status: 415, message: 'The content type must be application/json in UTF-8.' };
  }
  return undefined;
}

/** Browsers always send where a request comes from; without it, no visitor's browser is being abused. */
function isSameSite(request: Request, allowedOrigins: readonly string[]): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const known = origin === new URL(request.url).origin || (origin !== null && allowedOrigins.includes(origin));
  if ((origin !== null && !known) || site === 'cross-site') return false;
  return site === null || site === 'same-origin' || site === 'none' || known;
}

function isPlainJson(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (type.trim() !== 'application/json' || encoding !== 'identity') return false;
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().replaceAll('"', ''));
    return name !== 'charset' || value === 'utf-8' || value === 'utf8';
  });
}
