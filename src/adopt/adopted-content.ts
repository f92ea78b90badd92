import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import { formatJson } from '../check/fix/format-json.ts';
import { fileWithText } from '../content/content-tree.ts';
import { withoutSampleMark } from '../content/sample-mark.ts';
import { recordFolder } from '../content/translation-record.ts';
import type { FileChanges } from '../content/write-changes.ts';
import { defaultLanguage, languages } from '../language/languages.ts';
import { type AdoptAnswers, fillingOf, logoPath } from './adopt-answers.ts';
import { phoneError, phonePlanOf } from './adopted-phones.ts';
import { adoptedRoutes } from './adopted-routes.ts';
import { adoptedTexts } from './adopted-texts.ts';
import { filled, filledText } from './filled.ts';
import { SampleContent } from './sample-content.ts';
import { type StarterSection, starterDir } from './starter-section.ts';

/** The folders of which nothing stays that no section keeps. */
const emptied = ['data', ...languages.map(({ code }) => code), 'images', 'files', recordFolder];

/**
 * The content of an institute that has written nothing yet: its answers, the sections that it chose, and the words of the
 * interface. Everything else goes.
 * @param dir the content folder of the sample
 */
export function adoptedContent(
  dir: string,
  sections: readonly StarterSection[],
  answers: AdoptAnswers,
  now: Date,
): FileChanges {
  const sample = new SampleContent(dir);
  const values = new Map<string, unknown>();
  const pages = adoptedRoutes(sample, sections);
  values.set('data/routes.json', pages.routes).set('data/navigation.json', pages.navigation);
  // Facts have no language; names in them are those of the first.
  const filling = fillingOf(answers, defaultLanguage, now);
  for (const { facts = {} } of sections)
    for (const [name, value] of Object.entries(facts))
      values.set(`data/${filledText(name, filling)}`, filled(value, filling));
  const site = sample.json<SiteData>('data/site.json');
  const phonePlan = phonePlanOf(answers.phone, site.phonePlan);
  values.set('data/site.json', { $schema: site.$schema, ...(values.get('data/site.json') as object), phonePlan });
  for (const { code } of languages)
    for (const [path, value] of adoptedTexts(sample, sections, pages, code, fillingOf(answers, code, now)))
      values.set(path, value);
  if (phonePlan !== site.phonePlan)
    for (const { code } of languages) {
      const modal = values.get(`${code}/modal.json`) as ModalTexts;
      const validation = { ...modal.validation, phone: phoneError(phonePlan, code) };
      values.set(`${code}/modal.json`, { ...modal, validation });
    }

  const files = new Map<string, string | Buffer | undefined>();
  for (const path of emptied.flatMap((folder) => sample.below(folder))) files.set(path, undefined);
  for (const [path, value] of values) files.set(path, formatted(path, value));
  for (const path of sections.flatMap(({ pictures = [] }) => pictures.map((name) => `images/${name}`)))
    files.set(path, readFileSync(join(starterDir, path)));
  if (answers.logo) files.set(`images/${logoPath}`, readFileSync(answers.logo));
  files.set('README.md', withoutSampleMark(sample.text('README.md')));
  return files;
}

/** A file with its keys in the order of its schema: in another one, the first `--fix` would move them amid the work of editors. */
function formatted(path: string, value: unknown): string {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const file = fileWithText(path, text);
  return file ? formatJson(file.document, file.kind.name) : text;
}
