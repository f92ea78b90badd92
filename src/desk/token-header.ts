/** The header that carries the token. A page of another origin cannot set it without being asked for by CORS, which is refused. */
export const tokenHeader = 'x-desk-token';
