/** What a line of the log may carry. Names, phones, addresses and texts have no place here, by type. */
export interface LogFields {
  /** The question's id. */
  id?: string;
  /** A code of ours, of Node or of nodemailer, such as `ETIMEDOUT`. */
  code?: string;
  /** The SMTP or HTTP status. */
  status?: number;
  /** How far a mail got. */
  phase?: string;
  /** How many. */
  count?: number;
  /** How long it took, in milliseconds. */
  ms?: number;
}

/** Writes one event to the log. */
export type Log = (event: string, fields?: LogFields) => void;

/** Makes a log that writes one JSON object a line. */
export function createLog(write: (line: string) => void = console.log): Log {
  return (event, { id, code, status, phase, count, ms } = {}) => {
    write(JSON.stringify({ event, id, code: code && safeCode(code), status, phase, count, ms }));
  };
}

/** Codes come from other people's errors: whatever does not look like a code is not written down. */
function safeCode(code: string): string {
  return /^[\w-]{1,40}$/.test(code) ? code : 'UNKNOWN';
}
