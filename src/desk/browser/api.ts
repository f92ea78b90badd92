import { type DependencyList, useEffect, useState } from 'react';
import type { LanguageCode } from '../../lib/language/languages.ts';
import type { ImportedLine, ImportField, ImportLine } from '../new-item/import-lines.ts';
import type { Need } from '../new-item/needs.ts';
import type { Crop } from '../server/assets/fit-picture.ts';
import type { LibraryAsset } from '../server/assets/library.ts';
import type { AssetFolderName, Upload } from '../server/assets/uploads.ts';
import type { FieldDiagnostic } from '../server/checks.ts';
import type { ThingDraft } from '../server/drafts.ts';
import type { Insertable } from '../server/insertables.ts';
import type { ListedThing, NamedTarget } from '../server/named-targets.ts';
import type { GivenFigure } from '../server/new-figure.ts';
import type { ListedReference, PastedReference } from '../server/new-thing.ts';
import type { Decisions, OpenThing } from '../server/open-thing.ts';
import type { RemovalPlan, RemovalRequest } from '../server/removal/thing-removals.ts';
import type { RenamingPlan } from '../server/renaming/thing-renamings.ts';
import type {
  Move,
  Moved,
  Newest,
  RequestState,
  SendingResult,
  TickedCheck,
  WorkToSend,
} from '../server/sending/sending.ts';
import type { FieldPlace } from '../server/thing.ts';
import type { PublishedThing, ThingVersion } from '../server/thing-history.ts';
import { queryOf } from './form-address.ts';
import type { UnsentPart } from './part-edits.ts';
import type { Schema } from './schema.ts';
import { useWords, type Words } from './words.ts';

/** The failure, in the language of the desk where that is known: the server tells its reasons in that, the browser none. */
export function faultIn(error: Error, words: Words): string {
  // The error that `fetch` throws when nobody answers, and what comes of an answer of somebody between that is no JSON.
  return error instanceof TypeError || error instanceof SyntaxError ? words.noAnswer : error.message;
}

/** The answer of the server that is not the one asked for. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Mistakes in the answers about a new thing, by question. */
    readonly problems?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

interface AskOptions {
  keepalive?: boolean;
  headers?: Readonly<Record<string, string>>;
}

/** Asks the server for something. A file is sent as it is, everything else as JSON. */
async function ask(method: string, path: string, body?: unknown, options: AskOptions = {}): Promise<Response> {
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`/api/${path}`, {
    method,
    keepalive: options.keepalive ?? false,
    headers: {
      'content-type': type,
      // The words of the server are shown as they are.
      'accept-language': document.documentElement.lang,
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
  if (response.ok || response.status === unchangedStatus) return response;
  const { error, problems } = await response.json();
  throw new Refusal(response.status, error, problems);
}

async function call<Result>(method: string, path: string, body?: unknown, options?: AskOptions): Promise<Result> {
  return (await ask(method, path, body, options)).json();
}

/** The answer to a request for what this window has already. */
const unchangedStatus = 304;

const heard = new Map<string, { version: string; answer: unknown }>();

/** Asks for what may be unchanged: then it is not sent again, and stays the same object, so that nothing is drawn anew. */
async function askForChanges<Answer>(path: string): Promise<Answer> {
  const known = heard.get(path);
  const response = await ask('GET', path, undefined, { headers: { 'if-none-match': known?.version ?? '""' } });
  if (known && response.status === unchangedStatus) return known.answer as Answer;
  const answer: Answer = await response.json();
  heard.set(path, { answer, version: response.headers.get('etag') ?? '""' });
  return answer;
}

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');

const ifMatch = (versions: readonly string[]) => ({
  'if-match': versions.map((version) => `"${version}"`).join(', '),
});

export const api = {
  things: () => askForChanges<ListedThing[]>('things'),
  thing: (name: string) => call<OpenThing>('GET', `things/${encoded(name)}`),
  schema: (name: string) => call<Schema>('GET', `schemas/${name}`),
  needs: () => askForChanges<Record<string, Need[]>>('needs'),
  targets: () => askForChanges<Record<string, NamedTarget[]>>('targets'),
  begin: (kind: string, answers: Readonly<Record<string, string>>) =>
    call<{ name: string }>('POST', `new/${encoded(kind)}`, answers),
  readReference: (text: string, written?: string) =>
    call<PastedReference>('POST', 'references', { text, ...(written && { written }) }),
  readReferences: (text: string) => call<ListedReference[]>('POST', 'references', { text, isList: true }),
  importFields: () => askForChanges<Record<string, ImportField[]>>('imports'),
  columns: (kind: string, heads: readonly string[]) => call<(string | null)[]>('POST', `columns/${kind}`, { heads }),
  /** @param isTrial whether it is only told what would become of the lines */
  importLines: (kind: string, lines: readonly ImportLine[], isTrial: boolean) =>
    call<ImportedLine[]>('POST', `imports/${kind}`, { lines, isTrial }),
  insertables: (language: LanguageCode) => askForChanges<Insertable[]>(`insertables/${language}`),
  drawing: (language: LanguageCode, figure: GivenFigure) =>
    call<{ svg: string }>('POST', `drawings/${language}`, figure),
  /** Begins a document of an upload, for a text of a thing. */
  beginDocument: (thing: string, upload: string, answers: Readonly<Record<string, string>>) =>
    call<{ path: string }>('POST', `documents/${encoded(thing)}`, { upload, answers }),
  beginFigure: (figure: GivenFigure) => call<{ id: string }>('POST', 'figures', figure),
  removal: (name: string) => call<RemovalPlan>('GET', `removal/${encoded(name)}`),
  remove: (name: string, request: RemovalRequest) => call<unknown>('POST', `remove/${encoded(name)}`, request),
  renaming: (name: string, id: string) =>
    call<RenamingPlan>('GET', `renaming/${encoded(name)}?${new URLSearchParams({ id })}`),
  rename: (name: string, id: string) => call<{ name: string }>('POST', `rename/${encoded(name)}`, { id }),
  upload: (folder: AssetFolderName, thing: string, file: File) =>
    call<Upload>('POST', `uploads/${folder}/${encoded(thing)}?${new URLSearchParams({ file: file.name })}`, file),
  /** @param upload its name, or the path of the file that it has become */
  giveUpUpload: (upload: string) => call<unknown>('DELETE', `uploads/${encoded(upload)}`),
  uploadAddress: (upload: string) => `/api/uploads/${encoded(upload)}`,
  /** @param crop the part of a picture that is kept */
  addFile: (thing: string, upload: string, crop?: Crop) =>
    call<{ path: string }>('POST', `assets/${encoded(thing)}`, { upload, crop }),
  assets: () => askForChanges<LibraryAsset[]>('assets'),
  removeAsset: (path: string) => call<unknown>('DELETE', `assets/${encoded(path)}`),
  pictureAddress: (path: string) => `/api/assets/${encoded(path)}`,
  /** Starts the preview, for one to look at a thing; `isAlone` if mistakes of others do not stop it. */
  preview: (name: string) => call<{ origin: string; isAlone: boolean }>('POST', `preview/${encoded(name)}`),
  sending: () => call<WorkToSend>('GET', 'sending'),
  request: () => call<{ request?: RequestState }>('GET', 'request'),
  /** @param things what goes along; all that has changed does if it is not given */
  send: (title: string, things?: readonly string[]) => call<SendingResult>('POST', 'send', { title, things }),
  tickedCheck: (things: readonly string[]) => call<TickedCheck>('POST', 'ticks', { things }),
  move: (move: Move) => call<Moved>('POST', 'work', move),
  publish: () => call<{ isPublished: boolean }>('POST', 'publish'),
  newest: () => call<Newest>('POST', 'newest'),
  giveUpUnfinished: () => call<{ kept: string }>('POST', 'unfinished'),
  check: () => askForChanges<FieldDiagnostic[]>('check'),
  /** @param keepalive whether the request outlives the page */
  write: (name: string, { part, value, versions }: UnsentPart, keepalive = false) =>
    call<OpenThing>('PUT', `parts/${part}/${encoded(name)}`, value, {
      keepalive,
      headers: ifMatch(versions),
    }),
  published: () => askForChanges<PublishedThing[]>('published'),
  /** Makes a thing belong to others, and to none else: a person to a department. @param seen those to which it belonged */
  assign: (name: string, owners: readonly string[], seen: readonly string[]) =>
    call<OpenThing>('POST', `assign/${encoded(name)}`, { owners, seen }),
  history: (name: string) => call<ThingVersion[]>('GET', `history/${encoded(name)}`),
  draft: (name: string) => call<ThingDraft>('GET', `drafts/${encoded(name)}`),
  /** @param versions those of its parts that may go */
  discard: (name: string, versions: readonly string[]) =>
    call<unknown>('DELETE', `drafts/${encoded(name)}`, undefined, { headers: ifMatch(versions) }),
  fix: (name: string, field?: FieldPlace) => call<OpenThing>('POST', `fix/${encoded(name)}${queryOf(field)}`),
  confirm: (name: string, field: FieldPlace) => call<unknown>('POST', `confirm/${encoded(name)}${queryOf(field)}`),
  decide: (name: string, decisions: Decisions) => call<OpenThing>('POST', `decide/${encoded(name)}`, decisions),
  beginTexts: (name: string, language: LanguageCode) => call<OpenThing>('POST', `texts/${language}/${encoded(name)}`),
  save: (name: string) => call<{ paths: string[] }>('POST', `save/${encoded(name)}`),
};

/**
 * Asks the server for something until it answers.
 * @param ask undefined as long as it is not known what to ask
 * @param asked what the question depends on: it is asked again when that changes
 * @param pauseMs how long to wait before it is asked
 * @returns the last answer, nothing being known at first, why there is no newer one, and whether a newer one is waited for
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  asked: DependencyList,
  pauseMs = 0,
): readonly [answer: Answer | undefined, fault: string, isAsked: boolean] {
  const words = useWords();
  const [last, setLast] = useState<{ answer: Answer; to: DependencyList }>();
  const [fault, setFault] = useState('');
  const question = [...asked, words];
  useEffect(() => {
    if (!ask) return;
    const onAnswer = (answer: Answer) => {
      setLast({ answer, to: question });
      setFault('');
    };
    return untilAnswered(ask, onAnswer, (error) => setFault(faultIn(error, words)), pauseMs);
  }, [...question, ask === undefined]);
  // Known as soon as something else is asked for: whoever waits for the answer must not go on with the one before.
  const isAsked = !ask || !last || question.some((part, index) => !Object.is(part, last.to[index]));
  return [last?.answer, fault, isAsked];
}

const retryMs = 1000;

/**
 * Asks until there is an answer: another program may be writing a file, or the server is being started again.
 * @param onFault told each reason why there is none yet
 * @param pauseMs how long to wait before it is asked
 * @returns a function that asks no more, and lets no answer through that is on its way
 */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onFault: (error: Error) => void,
  pauseMs = 0,
): () => void {
  let isOver = false;
  const once = () =>
    ask().then(
      (answer) => isOver || onAnswer(answer),
      (error: Error) => {
        if (isOver) return;
        onFault(error);
        timer = setTimeout(once, retryMs);
      },
    );
  let timer = setTimeout(once, pauseMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
