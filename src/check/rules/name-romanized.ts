import { closest } from '../../text/closest.ts';
import { romanize } from '../../text/romanize.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage } from '../text-language.ts';

const words = /[\p{L}’'ʼ]+/gu;

/** The English name of a person is the Ukrainian one in Latin letters, by the rules of 2010 (KMU-55). */
export const rule: Rule<'name-romanized'> = {
  code: 'name-romanized',
  severity: 'warning',
  check({ index }, report) {
    const names = new Set(index.valuesOf('person-name').map(({ file, pointer }) => `${file.path} ${pointer}`));
    if (names.size === 0) return;
    for (const { ua, en } of index.languages().texts) {
      if (!names.has(`${en.file.path} ${en.pointer}`) || !isInOwnLanguage(ua) || !isInOwnLanguage(en)) continue;
      const romanized = (ua.value.normalize('NFC').match(words) ?? []).map(romanize);
      const known = new Set(romanized.map((word) => word.toLowerCase()));
      const match = [...en.value.matchAll(words)].find(([word]) => {
        const isInitial = word.length === 1;
        return isInitial
          ? !romanized.some((each) => each.startsWith(word))
          : !/\p{Script=Cyrillic}/u.test(word) && !known.has(word.toLowerCase());
      });
      if (!match) continue;
      const place = { file: en.file, pointer: en.pointer, from: match.index, to: match.index + match[0].length };
      const used = new Set(en.value.toLowerCase().match(words));
      const free = romanized.filter((word) => !used.has(word.toLowerCase()));
      const meant = closest(match[0], free);
      report(place, { found: match[0], suggestions: meant ? [meant] : free.length ? free : romanized }, [
        { remark: 'other-language-here', place: { file: ua.file, pointer: ua.pointer } },
      ]);
    }
  },
};
