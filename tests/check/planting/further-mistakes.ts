import type { ContentFile } from '../../../src/content/content-tree.ts';
import type { Mistake } from './mistake.ts';
import { isTexts, isUkrainian } from './single-mistakes.ts';

const isEnglish = ({ language, kind }: ContentFile) => language === 'en' && !kind.anyLanguage;
const isData = ({ kind }: ContentFile) => kind.role === 'data';
const ofKind =
  (...names: string[]) =>
  ({ kind }: ContentFile) =>
    names.includes(kind.name);

/** The words of an id in another order. */
const swapped = (found: string) => found.replace(/^"([a-z]+)-([a-z]+)"$/, '"$2-$1"');

const ukrainianMonths = 'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня';
const englishMonths = 'January|February|March|April|May|June|July|August|September|October|November|December';
const fullDate = new RegExp(
  `(?<="(?:text|lead|content|biography)": "(?:[^"\\\\]|\\\\n)*\\p{Ll} )(?:[1-9]|1\\d|2[0-7]) (?:${ukrainianMonths}|${englishMonths}) (?:19|20)\\d\\d`,
  'gu',
);
const isNews = ofKind('news-texts');

/** A day of the week that is not that of a date, in the language of its month. */
function otherWeekday(date: string): string {
  const [day = '', month = '', year = ''] = date.split(' ');
  const isEnglish = englishMonths.includes(month);
  const number = (isEnglish ? englishMonths : ukrainianMonths).split('|').indexOf(month);
  const next = new Date(Date.UTC(Number(year), number, Number(day) + 1));
  return next.toLocaleDateString(isEnglish ? 'en' : 'uk', { weekday: 'long', timeZone: 'UTC' }).replace('ʼ', '’');
}

/** The name at the beginning of a life, and the same with another surname. */
const nameOfLife = /(?<="biography": ")\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{5,}(?= \p{Ll})/gu;
const withFamily = (found: string, change: (family: string) => string) => {
  const [given = '', family = ''] = found.split(' ');
  return { text: `${given} ${change(family)}`, offset: given.length + 1 };
};

/** Mistakes in facts, in what texts name, and in one of two languages. */
export const furtherMistakes: Mistake[] = [
  {
    name: 'the given name of a head before the surname',
    codes: ['reference-unknown'],
    pattern: /(?<="head": )"[a-z]+-[a-z]+"/g,
    files: isData,
    plant: (found) => ({ text: swapped(found) }),
  },
  {
    name: 'an author who does not exist',
    codes: ['reference-unknown'],
    pattern: /(?<="authors": \[\s*)"[a-z]+-[a-z]+"/g,
    files: ofKind('publications-data'),
    plant: (found) => ({ text: found.replace(/-[a-z]+/, '-nobody') }),
  },
  {
    name: 'a journal that does not exist',
    codes: ['reference-unknown'],
    pattern: /(?<="(?:container|publisher)": )"[a-z-]+"/g,
    files: ofKind('publications-data'),
    plant: () => ({ text: '"no-such-journal-at-all"' }),
  },
  {
    name: 'a section that does not exist',
    codes: ['reference-unknown'],
    pattern: /(?<="shownIn": \[\s*)"[a-z0-9/-]+"/g,
    files: ofKind('documents-data'),
    plant: () => ({ text: '"nowhere/at-all"' }),
  },
  {
    name: 'a DOI with a comma',
    codes: ['doi'],
    pattern: /(?<="doi": )"10\.[^"]+"/g,
    files: isData,
    plant: (found) => ({ text: found.replace('10.', '10,') }),
  },
  {
    name: 'a check digit of an ISBN',
    codes: ['isbn'],
    pattern: /(?<="isbn": )"[\d-]+\d"/g,
    files: isData,
    plant: (found) => ({ text: found.replace(/\d"$/, (end) => `${(Number(end[0]) + 1) % 10}"`) }),
  },
  {
    name: 'a phone number with a digit too many',
    codes: ['phone-form'],
    pattern: /(?<="phone": )"\+38[^"]*"/g,
    files: isData,
    plant: (found) => ({ text: found.replace(/"$/, '1"') }),
  },
  {
    name: 'an e-mail address without its sign',
    codes: ['email-form'],
    pattern: /(?<="email": )"[\w.-]+@[\w.-]+"/g,
    files: isData,
    plant: (found) => ({ text: found.replace('@', '.') }),
  },
  {
    name: 'a script as a link',
    codes: ['link-form'],
    pattern: /(?<="(?:text|content|biography|lead)": "[^"]*\]\()\/[a-z/-]+(?=\))/g,
    files: isTexts,
    plant: () => ({ text: 'javascript:alert(1)' }),
  },
  {
    name: 'Markdown where it would be shown as typed',
    codes: ['markup-not-allowed'],
    pattern: /(?<="(?:title|name|label)": "[^"\\*_]*\p{L} )\p{L}{4,}(?= \p{L})/gu,
    files: (file) => isTexts(file) && !ofKind('publications-texts', 'containers-texts')(file),
    plant: (found) => ({ text: `**${found}**` }),
  },
  {
    name: 'two spaces',
    codes: ['typography'],
    pattern: /(?<="(?:text|lead)": "[^"\\(`|]*[а-яa-z]{9}) (?=\p{L})/gu,
    files: (file) => isTexts(file) && !file.kind.anyLanguage,
    plant: () => ({ text: '  ' }),
  },
  {
    name: 'a no-break space beside a space',
    codes: ['typography'],
    pattern: /(?<="(?:title|name)": "[^"\\(`|]*\p{L}) (?=\p{L})/gu,
    files: (file) => isTexts(file) && !file.kind.anyLanguage,
    plant: () => ({ text: ' \u00a0' }),
  },
  {
    name: 'a hyphen for a dash',
    codes: ['typography'],
    pattern: /(?<="(?:title|text|lead|biography|content)": "[^"\\`|]*\p{L})[ \u00a0]— (?=\p{L})/gu,
    files: isUkrainian,
    plant: () => ({ text: ' - ' }),
  },
  {
    name: 'a straight apostrophe in any string',
    codes: ['typography'],
    pattern: /(?<=\n {2,}"[^"\\:`]*\p{L})’(?=\p{L}[^"]*",?\n)/gu,
    files: isUkrainian,
    plant: () => ({ text: "'" }),
  },
  {
    name: 'a fact that does not exist',
    codes: ['fact-unknown'],
    pattern: /\{(?:phone|email|[a-z]+\/[a-z-]+\/email)\}/g,
    files: isTexts,
    plant: () => ({ text: '{no-such-fact}' }),
  },
  {
    name: 'a number that differs',
    codes: ['fact-differs'],
    pattern: /(?<="(?:text|lead|content|biography)": "(?:[^"\\]|\\n)*(?:[a-z] ))[2-9]\d\d(?= [a-z]{4,})/g,
    files: isEnglish,
    plant: (found) => ({ text: String(Number(found) + 7) }),
  },
  {
    name: 'a day that differs',
    codes: ['fact-differs'],
    pattern:
      /(?<="(?:text|lead|content)": "(?:[^"\\]|\\n)*[a-z] )(?:[2-9]|1\d|2[0-7])(?= (?:January|February|March|April|May|June|July|September|October|November|December) \d{4})/g,
    files: isEnglish,
    plant: (found) => ({ text: String(Number(found) + 1) }),
  },
  {
    name: 'a link that leads elsewhere',
    codes: ['fact-differs'],
    pattern:
      /(?<="(?:text|content|biography|lead)": "[^"]*\]\()\/(?:news|person|scientific-departments)\/[a-z0-9-]+(?=\))/g,
    files: isEnglish,
    plant: () => ({ text: '/about/developments', at: 'file' }),
  },
  {
    name: 'an entry of a list of words that one language lacks',
    codes: ['list-length'],
    pattern: /(?<="interests": \[\s*)"[^"\\]+",\s*(?=")/g,
    files: ofKind('person-texts'),
    plant: () => ({ text: '', at: 'counterpart' }),
  },
  {
    name: 'an entry of a list of objects that one language lacks',
    codes: ['list-length'],
    pattern: /(?<="(?:facts|milestones|steps|contacts)": \[\s*)\{[^{}[\]]*\},\s*(?=\{)/g,
    files: (file) => isTexts(file) && file.kind.name === 'text-page-texts',
    plant: () => ({ text: '', at: 'counterpart' }),
  },
  {
    name: 'a menu entry without words',
    codes: ['untranslated'],
    pattern: /(?<="navigation": \{[^}]*\n {4})"[a-z-]+": "[^"\\]*",\n {4}/g,
    files: ofKind('header-texts'),
    plant: () => ({ text: '', at: { file: 'data/navigation.json' } }),
  },
  {
    name: 'a document that no page lists',
    codes: ['document-unlisted'],
    pattern: /(?<="id": "syllabus-[^{}]*),\s*"shownIn": \[[^\]]*\]/g,
    files: ofKind('documents-data'),
    plant: () => ({ text: '', at: 'file' }),
    isAlone: true,
  },
  {
    name: 'a day of a text that does not exist',
    codes: ['date-in-text'],
    pattern: fullDate,
    files: isTexts,
    plant: (found) => ({ text: found.replace(/^\d+/, '32') }),
  },
  {
    name: 'a time of a text that does not exist',
    codes: ['date-in-text'],
    pattern: /(?<= (?:о|at|з|from) )(?:1\d|9):[0-5]\d/g,
    files: isTexts,
    plant: () => ({ text: '25:70' }),
  },
  {
    name: 'another day of the week',
    codes: ['weekday-differs'],
    pattern: fullDate,
    files: isTexts,
    plant: (found) => ({ text: `${otherWeekday(found)}, ${found}` }),
  },
  {
    name: 'a period that ends before it begins',
    codes: ['date-range'],
    pattern: fullDate,
    files: isTexts,
    plant: (found) => ({ text: `28–${found}` }),
  },
  {
    name: 'a phone number in another form',
    codes: ['phone-in-text'],
    pattern: /(?<="text": "[^"\\]*\p{Ll})\.(?=",?\n)/gu,
    files: isNews,
    plant: () => ({ text: ' (044 123-45-67).', offset: 2 }),
  },
  {
    name: 'a surname in small letters',
    codes: ['name-misspelt'],
    pattern: nameOfLife,
    files: isTexts,
    plant: (found) => withFamily(found, (family) => family.toLowerCase()),
  },
  {
    name: 'a surname with another letter',
    codes: ['name-misspelt'],
    pattern: nameOfLife,
    files: isTexts,
    plant: (found) => withFamily(found, (family) => family.replace(/(?<=^..)./u, /[a-z]$/.test(family) ? 'q' : 'щ')),
  },
  {
    name: 'a mail address in letters of Ukrainian',
    codes: ['email-international'],
    pattern: /(?<="email": )"[\w.-]+@[\w.-]+"/g,
    files: isData,
    plant: () => ({ text: '"пошта@інститут.укр"' }),
  },
];
