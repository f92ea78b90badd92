import { valueAt } from '../../../content/json/json-pointer.ts';
import type { Place } from '../../../content/place.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

const saysNothing =
  /^(?:image|picture|photo|photograph|graphic|drawing|illustration|figure|logo|icon|untitled|зображення|картинка|малюнок|рисунок|фото|фотографія|світлина|ілюстрація|логотип|іконка|без назви)[\s.\d]*$/iu;
const fileName = /\.(?:jpe?g|png|webp|avif|svg|gif|bmp|tiff?)$|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;
/** `IMG_2034`, `DSC00042 (2)`, `P1010042`. Grades of steel have fewer digits than the last of these: `P265`. */
const cameraName = /^(?:(?:IMG|DSCN?)[_-]?\d{3}|P\d{6})[-_\s()\d]*$/i;
const tooLong = 300;

export const altUseless = defineRule<{
  found: string;
  problem: 'file-name' | 'says-nothing' | 'title' | 'long' | 'missing';
  /** Whether the picture is one in Markdown, which needs a text. */
  isInMarkdown?: true;
}>({
  code: 'alt-useless',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Alt text says what the picture shows.', uk: 'Альтернативний текст каже, що на зображенні.' },
  why: {
    en: 'The word "photo", a file name or a repeated headline tells nothing to those who listen to the page.',
    uk: 'Слово «фото», назва файлу чи повторений заголовок нічого не скажуть тим, хто слухає сторінку.',
  },
  exceptions: {
    en: 'The alt text of a decorative picture is empty; a picture in Markdown always needs one.',
    uk: 'Декоративне зображення має порожній альтернативний текст; зображення в Markdown завжди потребує тексту.',
  },
  words: {
    en: ({ found, problem, isInMarkdown }) => ({
      message: {
        'file-name': `The alt text "${found}" is a file name.`,
        'says-nothing': `The alt text "${found}" does not say what the picture shows.`,
        title: 'The alt text repeats the title, which is read aloud anyway.',
        long: `The alt text is too long: at most ${tooLong} characters allowed.`,
        missing: 'The picture has no alt text.',
      }[problem],
      hint:
        problem === 'missing'
          ? 'Write it between the square brackets: ![what the picture shows](…).'
          : `Describe the picture in one sentence${isInMarkdown ? '' : '; leave the alt text of a decorative picture empty'}.`,
    }),
    uk: ({ found, problem, isInMarkdown }) => ({
      message: {
        'file-name': `Альтернативний текст «${found}» — це назва файлу.`,
        'says-nothing': `Альтернативний текст «${found}» не пояснює, що на зображенні.`,
        title: 'Альтернативний текст повторює заголовок, який і так озвучується.',
        long: `Альтернативний текст задовгий: можна щонайбільше ${tooLong} символів.`,
        missing: 'Зображення не має альтернативного тексту.',
      }[problem],
      hint:
        problem === 'missing'
          ? 'Напишіть його у квадратних дужках: ![що на зображенні](…).'
          : `Опишіть зображення одним реченням${isInMarkdown ? '' : '; для декоративного залиште текст порожнім'}.`,
    }),
  },
  check(tree, report) {
    const check = (place: Place, text: string, rest: { title?: string | undefined; isInMarkdown?: true }) => {
      const { title, isInMarkdown } = rest;
      const own = isInMarkdown && { isInMarkdown };
      const words = text.trim();
      if (words === '') return;
      if (fileName.test(words) || cameraName.test(words))
        report(place, { found: words, problem: 'file-name', ...own });
      else if (saysNothing.test(words)) report(place, { found: words, problem: 'says-nothing', ...own });
      else if (title !== undefined && words === title.trim())
        report(place, { found: words, problem: 'title', ...own });
      else if ([...words].length > tooLong)
        report(place, { found: `${words.slice(0, 40)}…`, problem: 'long', ...own });
    };
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !/alt(?:\/\d+)?$/i.test(pointer)) continue;
      const around = pointer.replace(/\/[^/]*alt(?:\/\d+)?$/i, '');
      check({ file, pointer }, value, { title: asText(asObject(valueAt(file.value, around)).title) });
    }
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { alt, from, to } of parts.images) {
        const place = { ...value, from, to };
        if (alt.trim() === '') report(place, { found: '', problem: 'missing' });
        else check(place, alt, { isInMarkdown: true });
      }
    }
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});
