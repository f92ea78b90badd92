import { createHash, randomBytes } from 'node:crypto';
import type { QuestionPayload } from '../../src/question/question-schema.ts';

/** The state of a question; the first part of its key, so that a listing shows it. `dead` are the dead letters. */
export type QuestionState = 'pending' | 'sent' | 'dead' | 'quarantine';

/** Why a question was put in quarantine instead of being mailed. */
export type Suspicion = 'honeypot' | 'tooFast';

/** What went wrong with a mail, for the operator. */
export interface MailFailure {
  /** nodemailer's or our own code. */
  code: string;
  /** The SMTP status, when the server gave one. */
  status?: number;
  /** How far the mail got. */
  phase: string;
  /** What the server said, shortened. Shown to the operator, never logged. */
  response?: string;
}

/** A question as it is kept. It is written once and never changed, only moved. */
export interface QuestionRecord {
  id: string;
  receivedAt: string;
  question: QuestionPayload;
  suspicion?: Suspicion;
  sentAt?: string;
  /** When it was restored from a backup: it may have been mailed between the two. */
  restoredAt?: string;
  failure?: MailFailure;
}

/** Whether what a store had at a key is a question: JSON that is none says nothing of whose it is. */
export function isQuestionRecord(value: unknown): value is QuestionRecord {
  return typeof (value as Partial<QuestionRecord> | undefined | null)?.question?.email === 'string';
}

/** How the mailing of a question goes. Kept beside the question, so that the question itself is never rewritten. */
export interface DeliveryRecord {
  stage: 'open' | 'claimed' | 'sent' | 'refused';
  /** Mails tried that failed through the question itself or in doubt. */
  attempts: number;
  /** Attempts after which nobody can know whether the mail arrived. */
  doubts: number;
  /** A mail of before the operator had it retried may have arrived; the doubts are counted afresh since. */
  mayBeCopy?: boolean;
  /** When the next attempt is due (milliseconds since 1970). */
  notBefore: number;
  /** The claim of the function that mails it, and when it expires. */
  token?: string;
  claimedUntil?: number;
  /** The stem of the question that was mailed, and when. */
  stem?: string;
  sentAt?: number;
  failure?: MailFailure;
}

/** The fallback for a delivery that cannot be read: it was claimed, and nobody knows how far it got. */
export const lostDelivery: DeliveryRecord = { stage: 'claimed', attempts: 0, doubts: 0, notBefore: 0 };

/** The delivery of a question that nobody has tried to mail yet. */
export const newDelivery: DeliveryRecord = { stage: 'open', attempts: 0, doubts: 0, notBefore: 0 };

/**
 * Makes the id of a question. With a client's key, the same key and the same words give the same id, so that a
 * retry is recognized; a key used again for other words makes another question, because none may be lost.
 */
export function makeQuestionId(question: QuestionPayload, clientKey?: string): string {
  if (!clientKey) return randomBytes(16).toString('hex');
  const words = [clientKey.toLowerCase(), question.name, question.phone, question.email, question.message];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);
}

/** The last part of a question's key, and what it says. */
export interface QuestionStem {
  stem: string;
  id: string;
  /** When it came, was retried, or was sent (milliseconds since 1970). */
  time: number;
}

/** Makes the last part of a question's key: `20261121T041455123Z-<id>`; sorted, the oldest comes first. */
export function makeStem(time: number, id: string): string {
  return `${new Date(time).toISOString().replace(/[-:.]/g, '')}-${id}`;
}

/** Reads the time and the id out of a key or stem; nothing when it is not one of ours. */
export function parseStem(key: string): QuestionStem | undefined {
  const parts = /(?:^|\/)((\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9a-f]{32}))$/.exec(key);
  if (!parts) return undefined;
  const [, stem = '', year, month, day, hour, minute, second, ms, id = ''] = parts;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(time) ? undefined : { stem, id, time };
}

/** The key of a question in a state. */
export function questionKey(state: QuestionState, stem: string): string {
  return `${state}/${stem}`;
}

/** The key of a question's delivery. */
export function deliveryKey(id: string): string {
  return `delivery/${id}`;
}
