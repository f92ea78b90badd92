import type { ContentFile } from '../../../src/content/content-tree.ts';
import type { Mistake } from './mistake.ts';

export const isTexts = ({ kind }: ContentFile) => kind.role === 'texts';
export const isUkrainian = (file: ContentFile) => isTexts(file) && file.language === 'ua' && !file.kind.anyLanguage;
const isNews = ({ kind }: ContentFile) => kind.name === 'news-data';

/** Mistakes in single files: their syntax, values, letters and addresses. */
export const singleMistakes: Mistake[] = [
  {
    name: 'a missing comma',
    codes: ['json-syntax'],
    pattern: /",\n/g,
    files: () => true,
    plant: () => ({ text: '"\n' }),
  },
  {
    name: 'a day that does not exist',
    codes: ['date-not-real'],
    pattern: /(?<="date": )"\d\d\.\d\d\.\d{4}"/g,
    files: isNews,
    plant: (found) => ({ text: `"32${found.slice(3)}` }),
  },
  {
    name: 'a date in another form',
    codes: ['date-form'],
    pattern: /(?<="date": )"\d\d\.\d\d\.\d{4}"/g,
    files: isNews,
    plant: (found) => ({ text: found.replaceAll('.', '/') }),
  },
  {
    name: 'a mistyped id in a text',
    codes: ['orphaned'],
    pattern: /(?<="id": )"[a-z0-9-]{8,}"/g,
    files: ({ kind }) => kind.name === 'news-texts',
    plant: (found) => ({ text: `${found.slice(0, -2)}zq"` }),
  },
  {
    name: 'an unknown unit',
    codes: ['reference-unknown'],
    pattern: /(?<="unit": )"[a-z-]+"/g,
    files: isNews,
    plant: () => ({ text: '"no-such-unit"' }),
  },
  {
    name: 'an unknown person',
    codes: ['reference-unknown'],
    pattern: /(?<="head": )"[a-z-]+"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: () => ({ text: '"nobody-at-all"' }),
  },
  {
    name: 'a picture that does not exist',
    codes: ['asset-missing'],
    pattern: /(?<="(?:imageUrl|drawing)": )"[a-z0-9/.-]+"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: (found) => ({ text: found.replace(/\.\w+"/, '-gone.svg"') }),
  },
  {
    name: 'a mistyped key',
    codes: ['schema-unknown-key'],
    pattern: /"(?:title|text|name|position|order|colour|date)"(?=: )/g,
    files: () => true,
    plant: (found) => ({ text: `${found.slice(0, -2)}${found.at(-2)}x"` }),
  },
  {
    name: 'a number for a text',
    codes: ['schema-type'],
    pattern: /(?<="(?:title|name|lead|position)": )"[^"\\]+"/g,
    files: isTexts,
    plant: () => ({ text: '12' }),
  },
  {
    name: 'a dead link',
    codes: ['link-dead'],
    pattern: /(?<="href": )"\/[a-z/-]+"/g,
    files: () => true,
    plant: () => ({ text: '"/no/such/page"' }),
  },
  {
    name: 'a link with a language',
    codes: ['link-language'],
    pattern: /(?<="href": )"\/[a-z/-]+"/g,
    files: () => true,
    plant: (found) => ({ text: `"/en${found.slice(1)}` }),
  },
  {
    name: 'an empty text',
    codes: ['text-empty', 'schema-limit'],
    pattern: /(?<="(?:title|name|text|label|position)": )"[^"\\]+"/g,
    files: (file) => isTexts(file) && file.kind.name !== 'routes-texts',
    plant: () => ({ text: '""' }),
  },
  {
    name: 'a soft hyphen',
    codes: ['invisible-character'],
    pattern: /(?<="(?:title|text|name)": "[^"\\(]*)\p{L}{2}(?=\p{L})/gu,
    files: isTexts,
    plant: (found) => ({ text: `${found}\u00ad`, offset: 2 }),
  },
  {
    name: 'HTML in a text',
    codes: ['markup-not-allowed'],
    pattern: /(?<="(?:title|text|lead)": "[^"\\]*\p{L} )(?=\p{L})/gu,
    files: isTexts,
    plant: () => ({ text: '<br>' }),
  },
  {
    name: 'a straight apostrophe',
    codes: ['typography'],
    pattern: /(?<="(?:title|text|lead|name)": "[^"\\(`]*\p{L})’(?=\p{L})/gu,
    files: isTexts,
    plant: () => ({ text: "'" }),
  },
  {
    name: 'a unit without a no-break space',
    codes: ['typography'],
    pattern: /(?<=\d)\u00a0(?=(?:мм|°C|МПа|mm|MPa|кг|kg)(?![\p{L}/·]))/gu,
    files: (file) => isTexts(file) && !file.kind.anyLanguage,
    plant: () => ({ text: ' ' }),
  },
  {
    name: 'a Latin letter in a Ukrainian word',
    codes: ['mixed-script'],
    pattern:
      /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}о\p{Script=Cyrillic}{2,}(?![\p{L}’'-])/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replace('о', 'o') }),
  },
  {
    name: 'a Russian letter',
    codes: ['russian-letter'],
    pattern:
      /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}и\p{Script=Cyrillic}+(?![\p{L}’'-])/gu,
    // Its title is in Russian, as its "titleLanguage" says.
    files: (file) => isUkrainian(file) && file.path !== 'ua/not-found.json',
    plant: (found) => ({ text: found.replace('и', 'ы') }),
  },
  {
    name: 'a Russian word',
    codes: ['russian-word'],
    pattern: /(?<="(?:title|text)": "[^"\\(`]*\p{L},? )(?=\p{Script=Cyrillic}{3})/gu,
    files: isUkrainian,
    plant: () => ({ text: 'только ' }),
  },
  {
    name: 'a letter with a separate accent',
    codes: ['not-composed'],
    pattern: /(?<="(?:title|text|name)": "[^"\\(`]*)(?<![\p{L}’'-])\p{Script=Cyrillic}{2,}й(?![\p{L}’'-])/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replace('й', 'и\u0306') }),
  },
  {
    name: 'a Ukrainian word in English',
    codes: ['cyrillic-in-english'],
    pattern: /(?<="(?:title|text)": "[^"\\(`]* )(?=[a-z]{4,} )/g,
    files: ({ language, kind }) => language === 'en' && !kind.anyLanguage,
    plant: () => ({ text: 'сталь ' }),
  },
  {
    name: 'a name in another spelling',
    codes: ['name-romanized'],
    pattern: /(?<="name": "[A-Z][a-z]+ )[A-Z][a-z]+(?=")/g,
    files: ({ kind, language }) => kind.name === 'person-texts' && language === 'en',
    plant: (found) => ({ text: `${found}ff` }),
  },
  {
    name: 'a key that one language lacks',
    codes: ['missing-key', 'schema-missing-key', 'schema-unknown-key'],
    pattern: /"(?:degree|biography)": "(?:[^"\\]|\\.)*",\n\s*/g,
    files: ({ kind, language }) => kind.name === 'person-texts' && language === 'en',
    plant: () => ({ text: '', at: 'file' }),
  },
  {
    name: 'a check digit of an ORCID',
    codes: ['orcid'],
    pattern: /(?<="orcid": )"\d{4}-\d{4}-\d{4}-\d{3}[\dX]"/g,
    files: () => true,
    plant: (found) => ({ text: found.replace(/[\dX]"$/, (character) => (character[0] === '1' ? '2"' : '1"')) }),
  },
  {
    name: 'a phone number that lacks a digit',
    codes: ['phone-form'],
    pattern: /(?<="phone": )"\+38[^"]*"/g,
    files: ({ kind }) => kind.role === 'data',
    plant: (found) => ({ text: `${found.slice(0, -2)}"` }),
  },
  {
    name: 'a duplicate key',
    codes: ['duplicate-key'],
    pattern: /"(?:title|name|date)": "[^"\\]*",\n/g,
    files: () => true,
    plant: (found) => ({ text: `${found}${found}`, offset: found.length }),
  },
  {
    name: 'a missing bracket',
    codes: ['json-syntax'],
    pattern: /\n\}\n$/g,
    files: () => true,
    plant: () => ({ text: '\n', at: 'file' }),
  },
];
