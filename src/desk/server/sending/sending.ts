import { isDeepStrictEqual } from 'node:util';
import { isAssetPath } from '../../../content/content-path.ts';
import { assetPaths, type ContentTree, readContent } from '../../../content/content-tree.ts';
import { referencesTo } from '../../../content/references-to.ts';
import type { CommandLanguage } from '../../../lib/command/command-words.ts';
import { CommandError } from '../../../lib/command/run-command.ts';
import { askGit, commitOf } from '../../../lib/git/git.ts';
import { committedFolder, publishedFolder } from '../../../lib/git/published-folder.ts';
import { fetchNewest, mergeNewest, type Newcomer, type Newest } from '../../save/newest.ts';
import {
  beginPiece,
  giveUpPiece,
  goToPiece,
  type Moved,
  type Piece,
  piecesOfWork,
  resumeMove,
} from '../../save/pieces.ts';
import { giveUpUnfinished, publishedBranch, unfinishedWork } from '../../save/repository.ts';
import { publishRequest, type RequestState, requestState } from '../../save/request-state.ts';
import { missingForSaving, pushBranch, type SentWork, saveWork } from '../../save/save-work.ts';
import { saveWords } from '../../save/words.ts';
import type { DeskAssets } from '../assets/desk-assets.ts';
import { type CheckInBackground, type FieldDiagnostic, isError } from '../checks.ts';
import { DeskError } from '../desk-error.ts';
import type { DraftStore } from '../drafts.ts';
import { type NamedThing, namedThing, ownValue, partAround, type Thing, thingsIn } from '../thing.ts';

export type { Moved, Newest, Piece, RequestState };

/** The changes that would be sent. */
export type WorkToSend = ReturnType<Sending['work']>;

/** The outcome: where it was sent, or that the content has errors. */
export type SendingResult = { sent: SentWork } | { errors: number };

/** An action on pieces of work: a new one is begun, another one taken up, or one given up. */
export interface Move {
  to: 'new' | 'other' | 'given-up';
  title?: string;
  branch?: string;
}

/** The reasons why ticked things cannot be sent. */
export type TickedCheck = ReturnType<Sending['tickedCheck']>;

/** Sends the work of an editor, as `npm run save` does, and gets that of others. */
export class Sending {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly contentDir: string,
    private readonly drafts: DraftStore,
    private readonly assets: Pick<DeskAssets, 'settleAll' | 'takenBack'>,
  ) {}

  /** The changes that would be sent, compared with the main branch. */
  work(language: CommandLanguage) {
    const { contentDir } = this;
    // No repository, no name, no remote.
    const missing = missingForSaving(contentDir, language);
    const { things, files } = changedContent(contentDir);
    // Sending removes these first.
    const takenBack = new Set(this.assets.takenBack());
    const main = publishedBranch(contentDir);
    // Commits of others, as far as is known.
    const newer = main ? Number(askGit(contentDir, ['rev-list', '--count', `HEAD..${main}`]).output) : 0;
    const unfinished = unfinishedWork(contentDir)?.command;
    return {
      things,
      files: files.filter((path) => !takenBack.has(path)),
      pieces: piecesOfWork(contentDir),
      newer,
      ...(missing && { missing }),
      ...(unfinished && { unfinished }),
    };
  }

  /**
   * Publishes the pull request of the branch, if it has all that is committed here and nothing else is published meanwhile.
   * @returns whether it is published; otherwise what others have published was merged into it and sent, and its check runs again
   * @throws DeskError with what is against it
   */
  publish(language: CommandLanguage): Promise<{ isPublished: boolean }> {
    const { contentDir } = this;
    const newcomer = this.newcomer(language);
    const words = saveWords[language];
    return this.inTurn(language, async () => {
      await fetchNewest(newcomer);
      const { isNew, undecided } = mergeNewest(newcomer);
      if (undecided.length > 0) throw new CommandError(words.decide(undecided));
      if (isNew) {
        await pushBranch(contentDir, language);
        return { isPublished: false };
      }
      const request = await requestState(contentDir);
      if (!request?.canPublish) throw new CommandError(words.notReady);
      if (request.commit !== commitOf(contentDir, 'HEAD')) throw new CommandError(words.notSent);
      await publishRequest(contentDir, request).catch((error: Error) => {
        throw new CommandError(words.notPublished(error.message.split('\n').filter(Boolean).at(-1) ?? ''));
      });
      await fetchNewest(newcomer);
      return { isPublished: true };
    });
  }

  /** Merges what others have published. @throws DeskError when nobody answers, or something cannot be merged */
  getNewest(language: CommandLanguage): Promise<Newest> {
    const newcomer = this.newcomer(language);
    return this.inTurn(language, async () => {
      await fetchNewest(newcomer);
      return mergeNewest(newcomer);
    });
  }

  /** Gives up what Git has begun elsewhere and not finished; what it has left in the files is kept in Git. */
  giveUp(language: CommandLanguage): Promise<{ kept: string }> {
    return this.inTurn(language, async () => ({ kept: giveUpUnfinished(this.contentDir, language) }));
  }

  /** Ends what was begun when the desk was killed. */
  resume(): void {
    resumeMove(this.contentDir);
  }

  /** Begins another piece of work, goes to one, or gives one up. @throws DeskError when something is not saved, or it does not work */
  move(language: CommandLanguage, { to, title = '', branch = '' }: Move): Promise<Moved> {
    return this.inTurn(language, async () => {
      const { contentDir } = this;
      if (Object.keys(this.drafts.all).length > 0) throw new DeskError('conflict', saveWords[language].unsavedHere);
      this.assets.settleAll();
      if (to === 'other') return goToPiece(contentDir, branch, language);
      // Without a connection it goes on with what is known.
      await fetchNewest({ contentDir, language }).catch(() => {});
      return to === 'new' ? beginPiece(contentDir, title, language) : giveUpPiece(contentDir, branch, language);
    });
  }

  /**
   * Finds the reasons why ticked things cannot be sent.
   * @param found the errors of the content with them alone
   * @returns the errors of the content as it would be published, and what ticked things need and is not ticked
   */
  tickedCheck(ticked: readonly string[], found: readonly FieldDiagnostic[]) {
    const mistakes = found.filter(isError);
    const others = changedContent(this.contentDir).things.filter(({ name }) => !ticked.includes(name));
    return { mistakes, needs: neededThings(readContent(this.contentDir), ticked, others, mistakes) };
  }

  /**
   * Commits the content on a branch of its own and sends it, if it has no errors.
   * @param title what was done, for the history
   * @param ticked the names of the things that go along; all that has changed does if it is not given
   * @throws DeskError with what is missing, when something is not saved yet, or when it could not be sent
   */
  send(
    title: string,
    language: CommandLanguage,
    check: CheckInBackground,
    ticked?: readonly string[],
  ): Promise<SendingResult> {
    return this.inTurn(language, async () => {
      const requireSaved = () => {
        const unsaved = Object.keys(this.drafts.all).filter((thing) => ticked?.includes(thing) ?? true);
        if (unsaved.length > 0) throw new DeskError('conflict', saveWords[language].drafts);
      };
      requireSaved();
      if (!ticked) this.assets.settleAll();
      let errors = 0;
      const sent = await saveWork({
        ...this.newcomer(language),
        message: title,
        isTicked: ticked && ((thing) => ticked.includes(thing)),
        check: async () => {
          errors = (await check(language, ticked)).filter(isError).length;
          // Text that is typed meanwhile may be the one without errors.
          requireSaved();
          return errors;
        },
      });
      return sent ? { sent } : { errors };
    });
  }

  private newcomer(language: CommandLanguage): Newcomer {
    return { contentDir: this.contentDir, language, drafts: this.drafts };
  }

  /** Does one thing after the other: each changes the files and what Git knows of them. */
  private inTurn<Result>(language: CommandLanguage, act: () => Promise<Result>): Promise<Result> {
    const told = this.last.then(act).catch((error: unknown) => {
      if (error instanceof DeskError || !(error instanceof CommandError)) throw error;
      throw new DeskError('conflict', error.messageIn(language));
    });
    this.last = told.catch(() => {});
    return told;
  }
}

/** Which of the things that are not ticked are needed: new ones that ticked ones with errors name, and those that have errors without their change. */
function neededThings(
  tree: ContentTree,
  ticked: readonly string[],
  others: readonly Pick<NamedThing, 'name'>[],
  mistakes: readonly FieldDiagnostic[],
) {
  const things = thingsIn(tree);
  const wrong = new Set(mistakes.map(({ thing }) => thing));
  const needs = others.flatMap(({ name }) => {
    if (wrong.has(name)) return ticked.map((thing) => ({ thing, needed: name }));
    const users = referencesTo(tree, name).places.flatMap((place) =>
      'pointer' in place ? (partAround(things, place.file.path, place.pointer)?.thing ?? []) : [],
    );
    return [...new Set(users)].filter((user) => wrong.has(user)).map((thing) => ({ thing, needed: name }));
  });
  return needs.filter(({ thing, needed }) => ticked.includes(thing) && thing !== needed);
}

type Things = ReadonlyMap<string, Thing>;

/**
 * Compares the content on the disk with the main branch; without a repository, nothing has changed.
 * @returns the things that are not the same, and pictures and documents by their paths below the content folder
 */
function changedContent(contentDir: string) {
  const published = publishedFolder(contentDir);
  const committed = committedFolder(contentDir);
  if (!published || !committed) return { things: [], files: [] };
  const now = readContent(contentDir);
  const paths = [...now.files.map(({ path }) => path), ...assetPaths(now)];
  const changed = [...new Set([...published.changed, ...paths.filter((path) => !published.has(path))])].sort();
  const texts = changed.filter((path) => !isAssetPath(path));
  const [before, head] = [published, committed].map((folder) =>
    thingsIn(readContent(contentDir, { previous: now, unsaved: folder.texts(texts) })),
  ) as [Things, Things];
  const after = thingsIn(now);
  const things = [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const [old, own] = [before.get(name), after.get(name)];
    const thing = own ?? old;
    const isSame = (one: Things, other: Things) => isDeepStrictEqual(ownValues(one, name), ownValues(other, name));
    if (!thing || isSame(before, after)) return [];
    const change = old && own ? 'changed' : own ? 'added' : 'deleted';
    // An entry that the last commit has as it is now goes along with the branch.
    return [{ ...namedThing(name, thing), change, isCommitted: isSame(head, after) }] as const;
  });
  return { things, files: changed.filter(isAssetPath) };
}

/** The values of the parts of a thing, without other things that are in them; undefined where there is no such thing. */
function ownValues(things: Things, name: string) {
  const parts = things.get(name)?.parts;
  return parts && new Map(parts.map((part) => [part.name, ownValue(things, part)]));
}
