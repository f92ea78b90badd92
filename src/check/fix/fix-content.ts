import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, type ContentTree, readContent } from '../../content/content-tree.ts';
import { type TextEdit, withEdits } from '../../content/edit.ts';
import { assetFacts } from '../../content/files/asset-facts.ts';
import { withoutPrivateData } from '../../content/files/metadata/private-data.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import type { JsonSyntaxError } from '../../content/json/json-node.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { placeKey } from '../../content/place.ts';
import { proseWithMarks } from '../../content/views/values.ts';
import { writeChanges } from '../../content/write-changes.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { typedInAll } from '../rules/languages/facts.ts';
import { phonesTypedIn, plannedPhones } from '../rules/values/phones-in-texts.ts';
import { fixFile, fixFileTexts } from './fix-file.ts';

/**
 * Fixes what is certain in a content folder. Returns the paths of the files that were rewritten.
 * @param isTouched tells of a file whether it was worked on: in others only texts are fixed, and their form stays as it is
 */
export function fixContent(dir: string, isTouched: (path: string) => boolean = () => true): string[] {
  const found = readContent(dir);
  const repaired = rewriteFiles(dir, found, ({ path, document }) =>
    document.parses ? undefined : repairJson(path, document.source.text),
  );
  const tree = repaired.length > 0 ? readContent(dir) : found;
  const named = fixFacts(tree);
  const fixed = rewriteFiles(dir, tree, (file) =>
    isTouched(file.path) ? fixFile(file, named) : fixFileTexts(file, named),
  );
  const rewritten = new Set([...repaired, ...fixed]);
  const texts = tree.files.flatMap(({ path }) => (rewritten.has(path) ? [path] : []));
  return [...texts, ...cleanPictures(dir, tree.images)];
}

/**
 * Removes what is private from pictures.
 * @param paths below `images`
 * @returns the paths of those that lost something, below the content folder
 */
export function cleanPictures(dir: string, paths: readonly string[]): string[] {
  const changes = new Map<string, Buffer>();
  for (const path of paths.map((each) => `images/${each}`)) {
    const file = join(dir, path);
    if (!assetFacts(file).privateData) continue;
    const bytes = readFileSync(file);
    const clean = withoutPrivateData(bytes);
    // Of a damaged picture nothing can be cut.
    if (clean !== bytes) changes.set(path, clean);
  }
  writeChanges(dir, changes);
  return [...changes.keys()];
}

/** Writes the files that get another text, all or none. @returns their paths */
function rewriteFiles(dir: string, tree: ContentTree, textOf: (file: ContentFile) => string | undefined): string[] {
  const changes = new Map<string, string>();
  for (const file of tree.files) {
    const text = file.badByte === undefined ? textOf(file) : undefined;
    if (text !== undefined && readFileSync(join(dir, file.path), 'utf8') !== text) changes.set(file.path, text);
  }
  writeChanges(dir, changes);
  return [...changes.keys()];
}

/**
 * The text of a file without what it certainly was not to have: a comma before a closing bracket, characters that JSON does not
 * know as white space, and tabs in texts.
 * @returns undefined where something else is wrong, which only its editor can fix
 */
export function repairJson(path: string, text: string): string | undefined {
  let repaired = text;
  for (;;) {
    // The first error of each line: further ones come to light once that is gone.
    const { syntaxErrors } = new JsonDocument(new SourceFile(path, repaired));
    if (syntaxErrors.length === 0) return repaired;
    // From the last to the first: what goes may stand between a comma and its bracket.
    for (const error of [...syntaxErrors].sort((a, b) => b.start - a.start)) {
      const edit = repair(error, repaired);
      if (!edit) return undefined;
      repaired = withEdits(repaired, [edit]);
    }
  }
}

function repair({ kind, found, start, end }: JsonSyntaxError, text: string): TextEdit | undefined {
  if (kind === 'control-character') return { start, end, text: /[\u200b\ufeff]/.test(found) ? '' : ' ' };
  return kind === 'comma-extra' && /^\s*[}\]]/.test(text.slice(end)) ? { start, end, text: '' } : undefined;
}

/**
 * The texts with facts that are typed, by place: with their names where every language has typed what the data has, and with telephone
 * numbers in the form of the site.
 */
export function fixFacts(tree: ContentTree): ReadonlyMap<string, string> {
  const fixed = namedFacts(tree);
  const plan = plannedPhones(tree);
  if (!plan) return fixed;
  for (const { file, pointer, value } of proseWithMarks(tree)) {
    const key = placeKey({ file, pointer });
    const text = fixed.get(key) ?? value;
    const edits = phonesTypedIn(text, plan).flatMap(({ from, to, meant }) =>
      meant === undefined ? [] : [{ start: from, end: to, text: meant }],
    );
    if (edits.length > 0 && !isExcepted(file, pointer, 'phone-in-text')) fixed.set(key, withEdits(text, edits));
  }
  return fixed;
}

/** The texts in which every language has typed a fact that the data has, with its name instead. */
function namedFacts(tree: ContentTree): Map<string, string> {
  const named = new Map<string, string>();
  for (const { texts, facts } of typedInAll(tree)) {
    if (texts.some(({ file, pointer }) => isExcepted(file, pointer, 'fact-typed'))) continue;
    for (const [index, text] of texts.entries()) {
      const found = facts.flatMap(({ name, places }) => (places[index] ? [{ name, ...places[index] }] : []));
      const edits: TextEdit[] = [];
      for (const { name, from, to } of found.sort((a, b) => a.from - b.from)) {
        // A phrase may have an address in it, and another language may have the address more often.
        if (from >= (edits.at(-1)?.end ?? 0)) edits.push({ start: from, end: to, text: `{${name}}` });
      }
      named.set(placeKey(text), withEdits(text.value, edits));
    }
  }
  return named;
}
