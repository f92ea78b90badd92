import type { DocumentsTexts } from '../../../content/model/documents.ts';
import type { LangTexts } from '../../../content/model/frame-texts.ts';
import { readContent } from '../../../src/content/content-tree.ts';
import { mapTexts } from '../../../src/content/field-words.ts';
import { typedValues } from '../../../src/content/schema/schema-values.ts';
import { inOtherLetters } from '../../support/further-language.ts';
import { smallInstitute } from '../../support/small-institute.ts';
import type { CopiedProject } from './copied-project.ts';

/** Adds a line to the table of languages. */
export function addPolish(project: CopiedProject): void {
  const line = "  { code: 'pl', tag: 'pl', locale: 'pl-PL', prefix: '/pl', quotes: ['„', '”'], dash: '–' },\n";
  project.insert('src/lib/language/languages.ts', line, '] as const;');
}

/** Makes texts in a language that is English with another letter in each word that has one, and Polish plural forms. */
export function translate(project: CopiedProject): void {
  for (const file of readContent(smallInstitute).files) {
    if (file.language !== 'en') continue;
    const prose = new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : [])));
    const value = mapTexts(file.value, (text, pointer) =>
      prose.has(pointer) ? inOtherLetters(text, polishSigns, otherLetters) : text,
    );
    addPluralForms(value as object);
    project.write(`content/pl/${file.path.slice(3)}`, value as object);
  }
  for (const code of ['ua', 'en', 'pl']) {
    project.edit<LangTexts>(`content/${code}/lang.json`, ({ languages }) => {
      languages.pl = 'Polski';
    });
    project.edit<DocumentsTexts>(`content/${code}/documents.json`, ({ languages }) => {
      languages.pl = code === 'ua' ? 'польська' : 'Polish';
    });
  }
}

const polishSigns = { group: '\u00a0', decimal: ',' };
const otherLetters = new Map([
  ['a', 'ą'],
  ['e', 'ę'],
  ['o', 'ó'],
]);

function addPluralForms(value: object): void {
  for (const [key, member] of Object.entries(value)) {
    if (typeof member === 'object' && member) addPluralForms(member);
    const [, name] = /^(.+)_other$/.exec(key) ?? [];
    if (name) Object.assign(value, { [`${name}_few`]: member, [`${name}_many`]: member });
  }
}
