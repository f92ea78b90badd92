import type { Intent } from './viewed-document.ts';

/** What the page can ask of an open document, with what it has to give. */
export interface Calls {
  measure: [page: number];
  links: [page: number];
  draw: [page: number, scale: number, intent: Intent];
  /** The next part of a page's words; the key is the number of the reading. */
  text: [page: number, key: number];
}

/** A question of the page, with its method and arguments. */
export type Call = { [Method in keyof Calls]: { method: Method; args: Calls[Method] } }[keyof Calls];

/** What the page sends to the worker that draws. */
export type PageMessage =
  | { kind: 'open'; url: string; password: string | undefined; library: MessagePort }
  | { kind: 'password'; password: string }
  | ({ kind: 'call'; id: number } & Call)
  /** Stops a drawing, or the reading of words. */
  | { kind: 'cancel'; id: number };

/** What the worker that draws sends to the page. */
export type WorkerMessage =
  | { kind: 'started' }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'password'; code: number }
  | { kind: 'opened'; numPages: number }
  | { kind: 'failed'; error: SentError }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'error'; id: number; error: SentError };

/** An error on its way: of those with classes of their own a browser would keep the message only. */
export interface SentError {
  name: string;
  message: string;
  status?: number;
  missing?: boolean;
  code?: number;
  url?: string;
}

/** Takes from an error what is told of it. */
export function toSentError(error: unknown): SentError {
  const { name, message, ...more } = error as SentError;
  const told = ['status', 'missing', 'code', 'url'].filter((key) => Reflect.has(more, key));
  return { name, message, ...Object.fromEntries(told.map((key) => [key, Reflect.get(more, key)])) };
}

/** Makes an error of what was told of it. */
export function fromSentError(sent: SentError): Error {
  return Object.assign(new Error(sent.message), sent);
}
