import { oncePer } from '../../cache/once-per.ts';
import { markdownBlocks } from '../../content/markdown-blocks.ts';
import type { TypedValue } from '../../content/schema/typed-values.ts';
import type { Rule } from '../rule.ts';
import { isInOwnLanguage } from '../text-language.ts';

const blocksOf = oncePer(({ value }: TypedValue) => markdownBlocks(value));

/** A long text has the same paragraphs, headings, lists and tables in every language. */
export const rule: Rule<'structure-differs'> = {
  code: 'structure-differs',
  severity: 'warning',
  check({ index }, report) {
    const texts = new Map(index.valuesOf('markdown').map((text) => [`${text.file.path} ${text.pointer}`, text]));
    for (const { ua, en } of index.languages().texts) {
      const source = texts.get(`${ua.file.path} ${ua.pointer}`);
      const target = texts.get(`${en.file.path} ${en.pointer}`);
      if (!source || !target || ua.value === en.value || !isInOwnLanguage(ua) || !isInOwnLanguage(en)) continue;
      const [expected, found] = [blocksOf(source), blocksOf(target)];
      const length = Math.max(expected.length, found.length);
      const at = Array.from({ length }, (_, index) => index).find(
        (index) => expected[index]?.kind !== found[index]?.kind || expected[index]?.size !== found[index]?.size,
      );
      if (at === undefined) continue;
      const [here, there] = [found[at], expected[at]];
      const { from, to } = here ?? { from: Math.max(0, en.value.length - 1), to: en.value.length };
      const { from: otherFrom, to: otherTo } = there ?? {
        from: Math.max(0, ua.value.length - 1),
        to: ua.value.length,
      };
      report(
        { file: en.file, pointer: en.pointer, from, to },
        {
          found: here?.kind ?? 'end',
          expected: there?.kind ?? 'end',
          ...(here && there && here.kind === there.kind && { sizes: [here.size, there.size] }),
          file: ua.file.path,
        },
        [
          {
            remark: 'other-language-here',
            place: { file: ua.file, pointer: ua.pointer, from: otherFrom, to: otherTo },
          },
        ],
      );
    }
  },
};
