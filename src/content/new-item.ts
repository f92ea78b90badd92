import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import { CommandError } from '../command/run-command.ts';
import { languages } from '../language/languages.ts';
import { romanize } from '../text/romanize.ts';
import { toSlug } from '../text/slug.ts';
import { fileKinds } from './kind-table.ts';
import { emptyValue } from './schema/empty-value.ts';
import { resolveSchema, type Schema, schemaOf } from './schema/schema-store.ts';

/** What is known of a new item, by the names of the command's options. */
export type Answers = Record<string, string>;

/** Makes all files of a new item, with empty texts where something is left to write. Returns their paths. */
export function newItem(dir: string, kind: string, answers: Answers): string[] {
  switch (kind) {
    case 'news':
      return newNews(dir, answers);
    case 'person':
      return newPerson(dir, answers);
    case 'document':
      return newDocument(dir, answers);
    default:
      throw new CommandError(`There is no kind "${kind}": news, person or document.`);
  }
}

function newNews(dir: string, { id = '', date = '', image, unit, title = '', 'title-en': titleEn = '' }: Answers) {
  const year = /^\d\d\.\d\d\.(\d{4})$/.exec(date)?.[1];
  if (!year) throw new CommandError(`The date "${date}" does not match the format DD.MM.YYYY.`);
  const own = id || toSlug(titleEn || title);
  const facts = { id: own, date, ...(image && { imageUrl: keepPicture(dir, image) }), ...(unit && { unit }) };
  const texts = (words: string) => ({ id: own, title: words, ...(image && { imageAlt: '' }) });
  return [
    addEntry(dir, 'news-data', 'data', facts, year),
    addEntry(dir, 'news-texts', 'ua', texts(title), year),
    addEntry(dir, 'news-texts', 'en', texts(titleEn), year),
  ];
}

function newPerson(dir: string, { name = '', 'name-en': nameEn, id }: Answers): string[] {
  // Surname first in Ukrainian, given name first in English; the patronymic is not used in English.
  const [surname = '', given = ''] = romanize(name).split(/\s+/);
  const own = id || toSlug(`${surname} ${given}`);
  return [
    writeFile(dir, 'person-data', 'data', {}, own),
    writeFile(dir, 'person-texts', 'ua', { name }, own),
    writeFile(dir, 'person-texts', 'en', { name: nameEn ?? `${given} ${surname}`.trim() }, own),
  ];
}

function newDocument(dir: string, answers: Answers): string[] {
  const { file = '', kind = '', date = '', language = 'ua', title = '', 'title-en': titleEn = '' } = answers;
  const kept = keepDocument(dir, file, kind);
  const id = answers.id || toSlug(basename(kept, '.pdf'));
  return [
    addEntry(dir, 'documents-data', 'data', { id, file: kept, kind, date, language }),
    addEntry(dir, 'documents-texts', 'ua', { id, title }),
    addEntry(dir, 'documents-texts', 'en', { id, title: titleEn }),
  ];
}

/** Copies a picture to the content, unless it is there already. Returns its path below `images/`. */
function keepPicture(dir: string, file: string): string {
  const inside = file.replace(/^(?:\.?\/)?(?:content\/)?images\//, '');
  // The check names a file that is nowhere, and the one that was probably meant.
  if (existsSync(join(dir, 'images', inside)) || !existsSync(file)) return inside;
  const path = `news/${toSlug(parse(file).name)}${extname(file).toLowerCase()}`;
  if (existsSync(join(dir, 'images', path))) throw new CommandError(`There is a picture images/${path} already.`);
  mkdirSync(join(dir, 'images/news'), { recursive: true });
  copyFileSync(file, join(dir, 'images', path));
  return path;
}

/** Copies a PDF to the content, unless it is there already. Returns its path below `files/`. */
function keepDocument(dir: string, file: string, kind: string): string {
  const inside = file.replace(/^(?:content\/)?files\//, '');
  if (existsSync(join(dir, 'files', inside))) return inside;
  if (!existsSync(file)) throw new CommandError(`There is no file "${file}".`);
  const path = join(kind ? `${kind}s` : '', `${toSlug(basename(file).replace(/\.pdf$/i, ''))}.pdf`);
  if (existsSync(join(dir, 'files', path))) throw new CommandError(`There is a document files/${path} already.`);
  mkdirSync(dirname(join(dir, 'files', path)), { recursive: true });
  copyFileSync(file, join(dir, 'files', path));
  return path;
}

/** Puts an entry before the others of its file, which is made if there is none: news have one for each year. */
function addEntry(
  dir: string,
  kindName: string,
  folder: string,
  filled: Record<string, unknown>,
  fileId = '',
): string {
  const path = filePath(kindName, folder, fileId);
  const root = schemaOf(kindName);
  const list: Schema = root.properties?.items ?? {};
  const entry = emptyValue(list.items ?? {}, root, filled);
  const text = existsSync(join(dir, path)) ? readFileSync(join(dir, path), 'utf8') : undefined;
  const value = text === undefined ? newFile(kindName, path) : (JSON.parse(text) as { items: { id: string }[] });
  const items = (value as { items: { id?: unknown }[] }).items;
  if (entry.id === '') throw new CommandError('The item needs an id: small Latin letters, digits and hyphens.');
  if (items.some(({ id }) => id === entry.id)) throw new CommandError(`${path} has an entry "${entry.id}" already.`);
  items.unshift(entry);
  write(join(dir, path), value);
  return path;
}

function writeFile(
  dir: string,
  kindName: string,
  folder: string,
  filled: Record<string, unknown>,
  id: string,
): string {
  if (!id) throw new CommandError('The item needs an id or a name.');
  const path = filePath(kindName, folder, id);
  if (existsSync(join(dir, path))) throw new CommandError(`There is a file ${path} already.`);
  write(join(dir, path), newFile(kindName, path, filled));
  return path;
}

function newFile(kindName: string, path: string, filled: Record<string, unknown> = {}): Record<string, unknown> {
  const root = schemaOf(kindName);
  const $schema = `${'../'.repeat(path.split('/').length - 1)}schema/${kindName}.schema.json`;
  return emptyValue(resolveSchema(root, root), root, { $schema, ...filled });
}

function filePath(kindName: string, folder: string, id: string): string {
  const kind = fileKinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`There is no kind ${kindName}.`);
  const isKnown = folder === 'data' || languages.some(({ code }) => code === folder);
  if (!isKnown) throw new Error(`There is no folder ${folder}.`);
  return `${folder}/${kind.path.replace('*', id)}`;
}

function write(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
