import { valueAt } from '../../../content/json/json-pointer.ts';
import type { Place } from '../../../content/place.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { explainsComparisonsOf } from '../../compare/explains-comparisons.ts';
import { defineRule } from '../../rule.ts';

const saysNothing =
  /^(?:image|picture|photo|photograph|graphic|drawing|illustration|figure|logo|icon|untitled|зображення|картинка|малюнок|рисунок|фото|фотографія|світлина|ілюстрація|логотип|іконка|без назви)[\s.\d]*$/iu;
const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|gif|bmp|tiff?)$|^(?:IMG|DSC|DSCN|P)[_-]?\d{3,}|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;
const tooLong = 300;

export const altUseless = defineRule<{
  found: string;
  problem: 'file-name' | 'says-nothing' | 'title' | 'long' | 'missing';
}>({
  code: 'alt-useless',
  severity: 'warning',
  scope: 'group',
  summary: 'The text for those who cannot see a picture says what it shows.',
  why: 'The word "photo", the name of a file and the headline once more tell nothing to those who hear them.',
  exceptions: 'An empty text marks a picture that only decorates; a picture in a Markdown text always needs one.',
  words: {
    en: ({ found, problem }) => ({
      message: {
        'file-name': `"${found}" is the name of a file and says nothing about the picture.`,
        'says-nothing': `"${found}" does not say what the picture shows.`,
        title: 'The text repeats the title beside it, which is read out anyway.',
        long: 'The text is too long to be listened to.',
        missing: 'The picture has no text for those who cannot see it.',
      }[problem],
      hint:
        problem === 'missing'
          ? 'Write it between the square brackets: ![what the picture shows](…).'
          : 'Say in one sentence what can be seen; an empty text marks a decoration.',
    }),
    uk: ({ found, problem }) => ({
      message: {
        'file-name': `«${found}» — назва файлу, про зображення вона нічого не каже.`,
        'says-nothing': `«${found}» не каже, що на зображенні.`,
        title: 'Текст повторює заголовок поруч, який і так читають уголос.',
        long: 'Текст задовгий, щоб його слухати.',
        missing: 'Зображення не має тексту для тих, хто його не бачить.',
      }[problem],
      hint:
        problem === 'missing'
          ? 'Напишіть його у квадратних дужках: ![що на зображенні](…).'
          : 'Скажіть одним реченням, що видно; порожній текст позначає прикрасу.',
    }),
  },
  check(tree, report) {
    const check = (place: Place, text: string, title: string | undefined) => {
      const words = text.trim();
      if (words === '') return;
      if (fileName.test(words)) report(place, { found: words, problem: 'file-name' });
      else if (saysNothing.test(words)) report(place, { found: words, problem: 'says-nothing' });
      else if (title !== undefined && words === title.trim()) report(place, { found: words, problem: 'title' });
      else if ([...words].length > tooLong) report(place, { found: `${words.slice(0, 40)}…`, problem: 'long' });
    };
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !/alt(?:\/\d+)?$/i.test(pointer)) continue;
      const around = pointer.replace(/\/[^/]*alt(?:\/\d+)?$/i, '');
      check({ file, pointer }, value, asText(asObject(valueAt(file.value, around)).title));
    }
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { alt, from, to } of parts.images) {
        const place = { file: value.file, pointer: value.pointer, from, to };
        if (alt.trim() === '') report(place, { found: '', problem: 'missing' });
        else check(place, alt, undefined);
      }
    }
  },
  // The text will be written again.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});
