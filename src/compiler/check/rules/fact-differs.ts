import { mayHaveFacts } from '../letters.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage } from '../text-language.ts';

type Fact = 'number' | 'link' | 'email';

interface FoundFact {
  fact: Fact;
  value: string;
  from: number;
  to: number;
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const doi = /\b10\.\d{4,9}\/[^\s"<>)\]]+[^\s"<>)\].,;]/g;
/**
 * Whole numbers from 100 on; those below are often written as words, and so are decades and jubilees. A comma parts
 * thousands in English only.
 */
const numbers = {
  ua: /\d(?<![\p{L}\d.,]\d)(?:\d{0,2}(?:[\u00a0\u202f ]\d{3})+|\d{2,})(?!\d|\p{L}|-(?:[хйаіго]|ті|та|их|ми|му|го|річ)|[.,]\d|[\u00a0\u202f ]\d{3}(?!\d))/gu,
  en: /\d(?<![\p{L}\d.,]\d)(?:\d{0,2}(?:[\u00a0\u202f ]\d{3}|,\d{3})+|\d{2,})(?!\d|\p{L}|-year|[.,]\d|[\u00a0\u202f ]\d{3}(?!\d))/gu,
};
/** Addresses, telephone numbers, and the day and month before a year. */
const notFacts = /\]\([^)]*\)|https?:\/\/\S+|\+\d[\d\s()-]{7,}\d|(?<!\d)\d{1,2}\.\d{1,2}\.(?=\d{4})/g;
/** Words that stand for the zeros of a number. */
const zeros = /тис\.|тисяч|млн|мільйон|млрд|мільярд|thousand|million|billion/i;

/** Numbers, addresses and references are the same in both languages. */
export const rule: Rule<'fact-differs'> = {
  code: 'fact-differs',
  severity: 'warning',
  check({ index }, report) {
    for (const { ua, en } of index.languages().texts) {
      if (ua.value === en.value || !(mayHaveFacts(ua.value) || mayHaveFacts(en.value))) continue;
      if (!index.isProse(ua) || !isInOwnLanguage(ua) || !isInOwnLanguage(en)) continue;
      const [first, second] = [facts(ua.value, 'ua'), facts(en.value, 'en')];
      const [onlyFirst, onlySecond] = [without(first, second, en.value), without(second, first, ua.value)];
      // A value that stands in both languages, but differently, is one mistake: it is shown in English.
      const replaced = Math.min(onlyFirst.length, onlySecond.length);
      for (const { fact, value, from, to } of onlySecond) {
        report({ file: en.file, pointer: en.pointer, from, to }, { fact, value, file: ua.file.path }, [
          { remark: 'other-language-here', place: { file: ua.file, pointer: ua.pointer } },
        ]);
      }
      for (const { fact, value, from, to } of onlyFirst.slice(replaced)) {
        report({ file: ua.file, pointer: ua.pointer, from, to }, { fact, value, file: en.file.path }, [
          { remark: 'other-language-here', place: { file: en.file, pointer: en.pointer } },
        ]);
      }
    }
  },
};

function facts(text: string, language: keyof typeof numbers): FoundFact[] {
  const plain = text.replace(notFacts, (found) => ' '.repeat(found.length));
  return [
    ...(plain.includes('@') ? find('email', email, plain, (value) => value) : []),
    ...(text.includes('10.') ? find('link', doi, text, (value) => value) : []),
    ...find('number', numbers[language], plain, (value) => value.replace(/[\s,]/g, '')),
  ];
}

function find(fact: Fact, pattern: RegExp, text: string, normalize: (value: string) => string): FoundFact[] {
  const seen = new Set<string>();
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = normalize(match[0]);
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ fact, value, from: match.index, to: match.index + match[0].length }];
  });
}

/** The facts that the other text does not have. `12 000` and `12 тис.` are the same. */
function without(facts: FoundFact[], others: FoundFact[], otherText: string): FoundFact[] {
  return facts.filter(({ fact, value }) => {
    if (others.some((other) => other.fact === fact && other.value === value)) return false;
    return !(fact === 'number' && value.endsWith('000') && zeros.test(otherText));
  });
}
