import { hasCyrillic } from '../../text/letters.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage } from '../text-language.ts';

const words = /\p{Script=Latin}{3,}/gu;

/** A text is written in its language, not copied from the other one. */
export const rule: Rule<'same-in-both'> = {
  code: 'same-in-both',
  severity: 'error',
  canBeExcepted: true,
  check({ index }, report) {
    for (const { ua, en } of index.languages().texts) {
      if (ua.value !== en.value || !index.isProse(ua) || !isInOwnLanguage(ua) || !isInOwnLanguage(en)) continue;
      const related = (place: typeof ua) => [{ remark: 'other-language-here' as const, place: placeOf(place) }];
      if (hasCyrillic(en.value)) report(placeOf(en), { language: 'en' }, related(ua));
      // Names are the same in both languages; a whole sentence hardly ever is.
      else if ((en.value.match(words) ?? []).length >= 5)
        report(placeOf(ua), { language: 'ua' }, related(en), 'warning');
    }
  },
};

function placeOf({ file, pointer }: { file: Parameters<typeof isInOwnLanguage>[0]['file']; pointer: string }) {
  return { file, pointer };
}
