import type { ContentFile } from '../../../src/content/content-tree.ts';
import type { Mistake } from './mistake.ts';
import { isTexts, isUkrainian } from './single-mistakes.ts';

const isOwn = (file: ContentFile) => isTexts(file) && !file.kind.anyLanguage;
const unmeant = ['markup-unmeant'];
const broken = ['markup-broken'];

/** Between two paragraphs, of which the second is followed by another one or by nothing. */
const gap = /(?<=(?:"|\\n\\n)\p{Lu}[^"\\]*\.)\\n\\n(?=\p{Lu}[^"\\]*(?:"|\\n\\n\p{Lu}))/gu;
/** A word in a paragraph without other marks, and the space behind it. */
const word = /(?<=\\n\\n\p{Lu}[^"\\*_`[{]*\p{L} )\p{L}{4,} (?=\p{L}{4})/gu;

/** Markup that Markdown does not see in a text, or sees where none was meant. */
export const markupMistakes: Mistake[] = [
  {
    name: 'paragraphs that begin with years',
    codes: unmeant,
    pattern: /(?<=(?:"|\\n\\n)\p{Lu}[^"\\]*\.\\n\\n)\p{Lu}[^"\\]{20,}\\n\\n(?=\p{Lu})/gu,
    files: isOwn,
    plant: (found) => ({ text: `1991. ${found}1997. `, offset: found.length + 6 }),
  },
  {
    name: 'a number of a list that does not follow',
    codes: unmeant,
    pattern: /(?<=(?:"|\\n)1\. [^"\\]*\\n)2(?=\. )/g,
    files: isOwn,
    plant: () => ({ text: '7' }),
  },
  {
    name: 'a minus that becomes a bullet',
    codes: unmeant,
    pattern: gap,
    files: isOwn,
    plant: (found) => ({ text: `${found}- 20\u00a0°C. `, offset: found.length }),
  },
  {
    name: 'a comparison that becomes a quotation',
    codes: unmeant,
    pattern: gap,
    files: isOwn,
    plant: (found) => ({ text: `${found}> 5\u00a0%. `, offset: found.length }),
  },
  {
    name: 'a line that makes a heading of a paragraph',
    codes: unmeant,
    pattern: gap,
    files: isOwn,
    plant: () => ({ text: '\\n---\\n\\n', offset: 2 }),
  },
  {
    name: 'a product with asterisks',
    codes: unmeant,
    pattern: word,
    files: isOwn,
    plant: () => ({ text: '5*10*20 ' }),
  },
  {
    name: 'two backticks for apostrophes',
    codes: unmeant,
    pattern: /(?<=\\n\\n\p{Lu}[^"\\*_`[{]*\p{L})’\p{L}[^"\\`’[\]]*\p{L}’(?=\p{L})/gu,
    files: isUkrainian,
    plant: (found) => ({ text: found.replaceAll('’', '`') }),
  },
  {
    name: 'bold words with a space inside',
    codes: broken,
    pattern: word,
    files: isOwn,
    plant: (found) => ({ text: `**${found}**` }),
  },
  {
    name: 'bold words with a bracket beside a letter',
    codes: broken,
    pattern: word,
    files: isOwn,
    plant: (found) => ({ text: `**(${found.trim()})**` }),
  },
  {
    name: 'a heading without its space',
    codes: broken,
    pattern: /(?<=\\n\\n)#{2,3} (?=\p{Lu})/gu,
    files: isOwn,
    plant: (found) => ({ text: found.trim() }),
  },
  {
    name: 'a conflict marker in a text',
    codes: ['merge-conflict'],
    pattern: gap,
    files: isOwn,
    plant: () => ({ text: '\\n=======\\n', offset: 2 }),
  },
  ...['<<<<<<< HEAD', '=======', '>>>>>>> branch'].map(
    (line): Mistake => ({
      name: `a line of a merge conflict: ${line}`,
      codes: ['json-syntax'],
      pattern: /\n(?= +"[^"]+": )/g,
      files: () => true,
      plant: () => ({ text: `\n${line}\n`, offset: 1 }),
    }),
  ),
];
