import type { IncomingMessage } from 'node:http';
import { asList, asObject, asText } from '../../content/unknown-value.ts';
import { askedLanguage } from './asked-language.ts';
import { isAssetFolderName } from './assets/uploads.ts';
import type { CheckInBackground } from './background-check.ts';
import { readDecisions } from './decisions.ts';
import { ProtocolError } from './desk-error.ts';
import type { DeskSession } from './desk-session.ts';
import { askedAtDesk } from './new-thing.ts';
import { publicOrigin } from './own-origins.ts';
import type { Preview } from './preview/preview.ts';
import { readIfMatch } from './read-if-match.ts';
import { readJson } from './read-json.ts';
import { readPasted } from './read-pasted.ts';
import { readSchema } from './read-schema.ts';
import { readRemovalRequest } from './removal/read-removal-request.ts';
import { FileAnswer } from './send-answer.ts';
import { type FieldPlace, isPartName } from './thing.ts';

/** What answers need besides the session. */
export interface DeskHelpers {
  /** Checks what is not saved. */
  check: CheckInBackground;
  /** Shows the site; without it, there is no preview. */
  preview?: Pick<Preview, 'open' | 'follow'> | undefined;
}

/**
 * The API: `GET /api/things`, `GET /api/schemas/NAME`, `GET /api/check`, `GET /api/drafts/THING`, `GET /api/things/THING`,
 * with the versions that they may replace in `If-Match` `DELETE /api/drafts/THING` and `PUT /api/parts/PART/THING`, and `POST /api/save/THING`, `/api/decide/THING`, `/api/texts/LANGUAGE/THING`, `/api/fix/THING`, of one field with
 * `?part=PART&pointer=POINTER`, and so `/api/confirm/THING`;
 * for new things `GET /api/questions` and `POST /api/new/KIND`, `POST /api/references` reads the entry of a publication; to delete one `GET /api/removal/THING` and
 * `POST /api/remove/THING`, to give it another id `GET /api/renaming/THING?id=ID` and `POST /api/rename/THING`;
 * pictures and documents are sent to `POST /api/uploads/images/NAME`, or `files`, and put among those of a thing by
 * `POST /api/assets/THING`; `GET /api/assets` lists them, `GET /api/assets/PATH` is a picture;
 * `GET /api/history/THING` has its versions in Git; `POST /api/preview/THING` starts the site with what is not saved;
 * to send what was saved `GET /api/sending`, `GET /api/request`, `POST /api/ticks` (what keeps some things from being sent) and `POST /api/send`, `POST /api/publish`, to begin, take up or give up a
 * piece of work `POST /api/work`, to get what others have published `POST /api/newest`, to give up what Git has begun elsewhere `POST /api/unfinished`. `Accept-Language` names the language of what is told.
 */
export async function answerRequest(
  session: DeskSession,
  { check, preview }: DeskHelpers,
  request: IncomingMessage,
): Promise<unknown> {
  // Not relative to an address: "//" would begin one of its own.
  const { pathname, searchParams } = new URL(`http://desk${request.url ?? '/'}`);
  const [, api, action = '', ...rest] = pathname.split('/').map(decoded);
  const call = api === 'api' ? `${request.method} ${action}` : '';
  const name = rest.join('/');
  const language = askedLanguage(request);
  switch (call) {
    case 'GET things':
      return name ? session.open(name) : session.list();
    case 'GET check': {
      const found = await check(language);
      session.noteMistakes(found);
      return found;
    }
    case 'GET questions':
      return askedAtDesk(session.readDrafted());
    case 'POST new':
      return { name: await session.create(name, await readJson(request), language) };
    case 'POST references': {
      const { text, written } = asObject(await readJson(request));
      return readPasted(session.readDrafted(), asText(text) ?? '', language, asText(written));
    }
    case 'GET removal':
      return session.removals.plan(name, language);
    case 'POST remove':
      await session.removals.remove(name, readRemovalRequest(await readJson(request)), language);
      return {};
    case 'GET renaming':
      return session.renamings.plan(name, searchParams.get('id') ?? '');
    case 'POST rename': {
      const { id } = asObject(await readJson(request));
      return { name: await session.renamings.rename(name, asText(id) ?? '', language) };
    }
    case 'POST uploads': {
      const [folder = '', ...file] = rest;
      if (!isAssetFolderName(folder)) throw new ProtocolError('unknown', `There is no folder ${folder}.`);
      return { upload: await session.assets.uploads.keep(folder, file.join('/'), request, language) };
    }
    case 'POST assets': {
      const { upload } = asObject(await readJson(request));
      return { path: session.addFile(name, asText(upload) ?? '') };
    }
    case 'GET assets':
      return name ? new FileAnswer(session.assets.picture(name)) : session.assets.list();
    case 'POST preview':
      if (!preview) throw new ProtocolError('unknown', 'This desk has no preview.');
      return { isAlone: session.look(name), origin: publicOrigin(await preview.open()) };
    case 'GET sending':
      return session.sending.work(language);
    case 'POST ticks': {
      const ticked = textsIn(asObject(await readJson(request)).things);
      return session.sending.tickedCheck(ticked, await check(language, ticked));
    }
    case 'POST work': {
      const { to, title, branch } = asObject(await readJson(request));
      if (to !== 'new' && to !== 'other' && to !== 'given-up') throw new ProtocolError('wrong', 'Where to?');
      return session.sending.move(language, {
        to,
        title: (asText(title) ?? '').trim(),
        branch: asText(branch) ?? '',
      });
    }
    case 'POST publish':
      return session.sending.publish(language);
    case 'POST newest':
      return session.sending.getNewest(language);
    case 'POST unfinished':
      return session.sending.giveUp(language);
    case 'GET request':
      return session.sending.request();
    case 'POST send': {
      const { title, things } = asObject(await readJson(request));
      const ticked = things === undefined ? undefined : textsIn(things);
      return session.sending.send((asText(title) ?? '').trim(), language, check, ticked);
    }
    case 'GET history':
      return session.history(name);
    case 'GET schemas':
      return readSchema(name);
    case 'GET drafts':
      return session.draftOf(name);
    case 'DELETE drafts':
      session.discard(name, readIfMatch(request));
      return {};
    case 'PUT parts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part)) throw new ProtocolError('unknown', `There is no part ${part}.`);
      session.write(thing.join('/'), part, await readJson(request), readIfMatch(request));
      return session.open(thing.join('/'));
    }
    case 'POST texts': {
      const [part = '', ...thing] = rest;
      if (!isPartName(part) || part === 'data') throw new ProtocolError('unknown', `There is no language ${part}.`);
      session.beginTexts(thing.join('/'), part);
      return session.open(thing.join('/'));
    }
    case 'POST fix':
      session.fix(name, fieldIn(searchParams));
      return session.open(name);
    case 'POST confirm': {
      const field = fieldIn(searchParams);
      if (!field) throw new ProtocolError('wrong', 'Which field?');
      session.confirm(name, field);
      return {};
    }
    case 'POST decide':
      session.decide(name, readDecisions(await readJson(request)));
      return session.open(name);
    case 'POST save':
      return { paths: session.save(name) };
    default:
      throw new ProtocolError('unknown', 'There is nothing at this address.');
  }
}

function fieldIn(search: URLSearchParams): FieldPlace | undefined {
  const part = search.get('part') ?? '';
  return isPartName(part) ? { part, pointer: search.get('pointer') ?? '' } : undefined;
}

/** The texts of a list in a request. */
function textsIn(list: unknown): string[] {
  return asList(list).flatMap((each) => asText(each) ?? []);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ProtocolError('wrong', `${part} is no part of an address.`);
  }
}
