/** How far a mail got. From `data` on the text was handed over. */
export type MailPhase = 'connect' | 'login' | 'envelope' | 'data';

/**
 * What a failed mail means for its question.
 * - `operator`: the settings are wrong (password, addresses, certificate). Does not count as an attempt.
 * - `unavailable`: the server does not accept mail now. Does not count as an attempt.
 * - `deferred`: a temporary failure after the text. Counts as an attempt.
 * - `doubt`: the connection broke after the text was handed over; it may have arrived. Counts, and few are allowed.
 * - `refused`: the server refuses this text for good.
 */
export type FailureKind = 'operator' | 'unavailable' | 'deferred' | 'doubt' | 'refused';

/** What is known of a failed mail. */
export interface FailureFacts {
  code: string;
  phase: MailPhase;
  status?: number;
  command?: string;
}

const operatorCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG', 'ENOTCONFIGURED', 'EREQUIRETLS']);

/** Classifies a failed mail by what it means for its question. */
export function classifyFailure({ code, phase, status = 0, command }: FailureFacts): FailureKind {
  if (phase === 'data') {
    if (status >= 500) return 'refused';
    return status >= 400 ? 'deferred' : 'doubt';
  }
  // A server that has no room for any text of this size says so to the sender already.
  if (phase === 'envelope' && command === 'MAIL FROM' && status === 552) return 'refused';
  if (status >= 400 && status < 500) return 'unavailable';
  if (operatorCodes.has(code) || isCertificateError(code)) return 'operator';
  // Sender and receiver are the same for all questions: a server that refuses them refuses the settings.
  return phase === 'envelope' && status >= 500 ? 'operator' : 'unavailable';
}

function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code);
}
