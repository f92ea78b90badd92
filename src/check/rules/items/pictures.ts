import { type Item, itemField, itemPointer, itemsOfKind, translatedTexts } from '../../../content/items.ts';
import { valueAt } from '../../../content/json/json-pointer.ts';
import { kindsCalled } from '../../../content/kind-table.ts';
import type { Place } from '../../../content/place.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
import { captionedImages, pictureItems, shownPictures } from '../../../content/views/asset-references.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { allValues } from '../../../content/views/values.ts';
import { groupBy } from '../../../lib/cache/once-per.ts';
import { explainsComparisonsOf, joinByTarget } from '../../consequences.ts';
import { defineRule, type Report } from '../../rule.ts';
import { unusedItem } from './unused-items.ts';

/** The key of the facts that names an item's picture or pictures, and the key of the texts that say what they show. */
interface AltKeys {
  picture: string;
  text: string;
}

/** The items that may do without a picture, by the name of their kind. Where every item has one, the model asks for its text. */
const optionalPictures: Readonly<Record<string, AltKeys>> = {
  news: { picture: 'imageUrl', text: 'imageAlt' },
  development: { picture: 'image', text: 'imageAlt' },
  department: { picture: 'drawing', text: 'drawingAlt' },
  laboratory: { picture: 'drawing', text: 'drawingAlt' },
};

interface AltParameters extends AltKeys {
  pictures: number;
  texts: number;
  /** The file of another language that describes the picture, where this one calls it decorative. */
  described?: string;
}

export const imageAlt = defineRule<AltParameters>('image-alt', 'error', 'content', {
  en: {
    asks: 'Every picture of an item has alt text in each language.',
    why: 'Screen readers read it aloud in place of the picture.',
    note: 'The alt text of a decorative picture is empty, in every language: one language alone gets a warning.',
    message: ({ pictures, texts, described }) =>
      described
        ? `The alt text is empty here, and written in ${described}.`
        : texts === 0
          ? 'The picture has no alt text.'
          : `The numbers of pictures (${pictures}) and alt texts (${texts}) differ.`,
    hint: ({ pictures, picture, text, described }) =>
      described
        ? 'Say here, too, what the picture shows. Where it is decorative, leave the text empty in every language.'
        : pictures === 0
          ? `Delete "${text}" from the texts, or add the picture as "${picture}".`
          : `Write one "${text}" for each picture, in the same order; leave it empty for a decorative picture.`,
  },
  uk: {
    asks: 'Кожне зображення запису має альтернативний текст кожною мовою.',
    why: 'Екранний читач вимовляє його замість зображення.',
    note: 'Декоративне зображення має порожній альтернативний текст усіма мовами; якщо порожньо лише однією, буде зауваження.',
    message: ({ pictures, texts, described }) =>
      described
        ? `Альтернативний текст тут порожній, а в ${described} написаний.`
        : texts === 0
          ? 'Зображення не має альтернативного тексту.'
          : `Зображень — ${pictures}, а альтернативних текстів — ${texts}.`,
    hint: ({ pictures, picture, text, described }) =>
      described
        ? 'Скажіть і тут, що на зображенні. Якщо воно декоративне, залиште текст порожнім кожною мовою.'
        : pictures === 0
          ? `Видаліть "${text}" з текстів або вкажіть зображення в "${picture}".`
          : `Напишіть "${text}" для кожного зображення у тому самому порядку; для декоративного залиште текст порожнім.`,
  },
  paths: ['described'],
  check(tree, report) {
    for (const [name, keys] of Object.entries(optionalPictures))
      for (const kind of kindsCalled(name)) {
        const texts = groupBy(
          translatedTexts(tree, kind).flatMap(({ items }) => items),
          ({ id }) => id,
        );
        for (const item of itemsOfKind(tree, kind)) checkAltTexts(item, texts.get(item.id) ?? [], keys, report);
      }
  },
});

function checkAltTexts(item: Item, described: readonly Item[], keys: AltKeys, report: Report<AltParameters>): void {
  const pictures = countAt(item, keys.picture);
  const facts = placeAt(item, keys.picture);
  const wrong = described.flatMap((text) => {
    const texts = countAt(text, keys.text);
    return texts === pictures ? [] : [{ texts, place: placeAt(text, keys.text) }];
  });
  const [first, ...others] = wrong;
  if (!first) checkBlankTexts(described, keys, pictures, report);
  // The same difference in every language is one error, in the facts.
  else if (others.length > 0 && others.every(({ texts }) => texts === first.texts)) {
    const textsHere = wrong.map(({ place }) => ({ remark: 'text-here' as const, place }));
    report(facts, { pictures, texts: first.texts, ...keys }, textsHere);
  } else
    for (const { texts, place } of wrong)
      report(place, { pictures, texts, ...keys }, [{ remark: 'facts-here', place: facts }]);
}

/** A picture that one language describes and another one calls decorative. */
function checkBlankTexts(
  items: readonly Item[],
  keys: AltKeys,
  pictures: number,
  report: Report<AltParameters>,
): void {
  const texts = items.flatMap((item) => altTexts(item, keys.text));
  for (const blank of texts.filter(({ value }) => !value.trim())) {
    const described = texts.find(({ index, value }) => index === blank.index && value.trim());
    if (!described) continue;
    const parameters = { pictures, texts: pictures, ...keys, described: described.place.file.path };
    report(blank.place, parameters, [{ remark: 'other-language-here', place: described.place }], 'warning');
  }
}

function altTexts(item: Item, key: string) {
  const around = `${itemPointer(item)}/${key}`;
  const given = itemField(item, key);
  return [given].flat().flatMap((value: unknown, index) => {
    const place = { file: item.file, pointer: Array.isArray(given) ? `${around}/${index}` : around };
    return typeof value === 'string' ? [{ index, value, place }] : [];
  });
}

function countAt(item: Item, key: string): number {
  const value = itemField(item, key);
  return Array.isArray(value) ? value.length : value === undefined ? 0 : 1;
}

/** The pictures or their texts, or the item if it has none. */
function placeAt(item: Item, key: string) {
  const part = itemField(item, key) === undefined ? ('start' as const) : ('key' as const);
  return { file: item.file, pointer: `${itemPointer(item)}/${key}`, part };
}

type PictureCaptionParameters = { image: string; isShown: boolean };

export const pictureCaption = defineRule<PictureCaptionParameters>('picture-caption', 'warning', 'content', {
  waitsForErrors: true,
  en: {
    asks: 'Every picture beside, above or within a text has a caption.',
    why: 'The alternative text is for those who cannot see a picture; its caption tells everybody what it shows, and how true to life it is. It is written once, in `content/data/pictures` and `pictures` of each language, with the numbered parts of a machine and the scale of a micrograph, and goes with the picture wherever a page shows it. The warning appears only while there are no errors.',
    note: 'The pictures of the home page, of people and of the not-found page have none. A picture that is a figure has the caption of the figure.',
    message: ({ image, isShown }) =>
      isShown ? `The picture ${image} has no caption.` : `No page shows the picture ${image}.`,
    hint: ({ isShown }, content) =>
      isShown
        ? `Add the picture to a file of ${content}data/pictures, and its caption to the file of the same name in pictures of each language.`
        : 'Delete the entry and its captions, or use the picture.',
  },
  uk: {
    asks: 'Кожне зображення біля тексту, над ним чи в ньому має підпис.',
    why: 'Альтернативний текст — для тих, хто не бачить зображення; підпис каже всім, що на ньому та наскільки воно відповідає дійсності. Його пишуть один раз, у `content/data/pictures` і в `pictures` кожної мови, разом із пронумерованими частинами машини й масштабом мікрофотографії, і він супроводжує зображення на кожній сторінці. Зауваження з’являється, лише коли помилок немає.',
    note: 'Зображення головної сторінки, людей і сторінки «не знайдено» підпису не мають. Зображення, яке є рисунком, має підпис рисунка.',
    message: ({ image, isShown }) =>
      isShown ? `Зображення ${image} не має підпису.` : `Зображення ${image} не показано на жодній сторінці.`,
    hint: ({ isShown }, content) =>
      isShown
        ? `Додайте зображення до файлу в ${content}data/pictures, а підпис — до файлу з такою самою назвою в pictures кожної мови.`
        : 'Видаліть запис і його підписи або використайте зображення.',
  },
  check(tree, report) {
    const captioned = captionedImages(tree);
    const shown = new Set<string>();
    for (const { image, place } of shownPictures(tree)) {
      if (!captioned.has(image) && !shown.has(image)) report(place, { image, isShown: true });
      shown.add(image);
    }
    for (const { facts, value } of pictureItems(tree)) {
      if (value.image && !shown.has(value.image))
        report({ file: facts.file, pointer: `${itemPointer(facts)}/image` }, { image: value.image, isShown: false });
    }
  },
  unused: ({ parameters: { image, isShown } }, tree) =>
    isShown
      ? []
      : pictureItems(tree)
          .filter(({ value }) => value.image === image)
          .flatMap(({ facts: { id } }) => unusedItem(tree, 'picture', id)),
});

const saysNothing =
  /^(?:image|picture|photo|photograph|graphic|drawing|illustration|figure|logo|icon|untitled|зображення|картинка|малюнок|рисунок|фото|фотографія|світлина|ілюстрація|логотип|іконка|без назви)[\s.\d]*$/iu;
const nameOfFile = /\.(?:jpe?g|png|webp|avif|svg|gif|bmp|tiff?)$|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/i;
/** `IMG_2034`, `DSC00042 (2)`, `P1010042`. Grades of steel have fewer digits than the last of these: `P265`. */
const cameraName = /^(?:(?:IMG|DSCN?)[_-]?\d{3}|P\d{6})[-_\s()\d]*$/i;
const tooLong = 300;

interface AltUselessParameters {
  found: string;
  problem: 'file-name' | 'says-nothing' | 'title' | 'long' | 'missing';
  isInMarkdown: boolean;
}

/** The mistake in alt text that is there. */
function altProblem(words: string, title?: string): AltUselessParameters['problem'] | undefined {
  if (nameOfFile.test(words) || cameraName.test(words)) return 'file-name';
  if (saysNothing.test(words)) return 'says-nothing';
  if (words === title?.trim()) return 'title';
  return [...words].length > tooLong ? 'long' : undefined;
}

export const altUseless = defineRule<AltUselessParameters>('alt-useless', 'warning', 'group', {
  en: {
    asks: 'Alt text says what the picture shows.',
    why: 'The word "photo", a file name or a repeated headline tells nothing to those who listen to the page.',
    note: 'The alt text of a decorative picture is empty; a picture in Markdown always needs one.',
    message: ({ found, problem }) =>
      ({
        'file-name': `The alt text "${found}" is a file name.`,
        'says-nothing': `The alt text "${found}" does not say what the picture shows.`,
        title: 'The alt text repeats the title, which is read aloud anyway.',
        long: `The alt text is too long: at most ${tooLong} characters allowed.`,
        missing: 'The picture has no alt text.',
      })[problem],
    hint: ({ problem, isInMarkdown }) =>
      problem === 'missing'
        ? 'Write it between the square brackets: ![what the picture shows](…).'
        : `Describe the picture in one sentence${isInMarkdown ? '' : '; leave the alt text of a decorative picture empty'}.`,
  },
  uk: {
    asks: 'Альтернативний текст каже, що на зображенні.',
    why: 'Слово «фото», назва файлу чи повторений заголовок нічого не скажуть тим, хто слухає сторінку.',
    note: 'Декоративне зображення має порожній альтернативний текст; зображення в Markdown завжди потребує тексту.',
    message: ({ found, problem }) =>
      ({
        'file-name': `Альтернативний текст «${found}» — це назва файлу.`,
        'says-nothing': `Альтернативний текст «${found}» не пояснює, що на зображенні.`,
        title: 'Альтернативний текст повторює заголовок, який і так озвучується.',
        long: `Альтернативний текст задовгий: можна щонайбільше ${tooLong} символів.`,
        missing: 'Зображення не має альтернативного тексту.',
      })[problem],
    hint: ({ problem, isInMarkdown }) =>
      problem === 'missing'
        ? 'Напишіть його у квадратних дужках: ![що на зображенні](…).'
        : `Опишіть зображення одним реченням${isInMarkdown ? '' : '; для декоративного залиште текст порожнім'}.`,
  },
  check(tree, report) {
    const check = (place: Place, text: string, isInMarkdown: boolean, title?: string) => {
      const words = text.trim();
      const problem = words === '' ? isInMarkdown && 'missing' : altProblem(words, title);
      const found = problem === 'long' ? `${words.slice(0, 40)}…` : words;
      if (problem) report(place, { found, problem, isInMarkdown });
    };
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !/alt(?:\/\d+)?$/i.test(pointer)) continue;
      const around = pointer.replace(/\/[^/]*alt(?:\/\d+)?$/i, '');
      check({ file, pointer }, value, false, asText(asObject(valueAt(file.value, around)).title));
    }
    for (const { value, parts } of markdownTexts(tree))
      for (const { alt, from, to } of parts.images) check({ ...value, from, to }, alt, true);
  },
  // The text will be rewritten.
  explains: (own) => explainsComparisonsOf(own, ['fact-differs', 'translation-stale']),
});

export const pictureInSentence = defineRule<object>('picture-in-sentence', 'warning', 'group', {
  en: {
    asks: 'A picture within a text stands alone in its paragraph.',
    why: 'Alone it becomes a figure with its caption, its numbered parts and its scale, and has the width of the text. Among words it has none of these and tears their lines apart.',
    message: 'The picture stands among words, and so it has no caption.',
    hint: 'Put it into a paragraph of its own, with an empty line before and after it.',
  },
  uk: {
    asks: 'Зображення в тексті стоїть окремим абзацом.',
    why: 'Тоді воно стає рисунком із підписом, пронумерованими частинами й масштабом і має ширину тексту. Серед слів воно нічого цього не має й розриває рядки.',
    message: 'Зображення стоїть серед слів, тому не має підпису.',
    hint: 'Винесіть його в окремий абзац, з порожнім рядком перед ним і після нього.',
  },
  check(tree, report) {
    const found = markdownTexts(tree).flatMap(({ value: { file, pointer }, parts }) =>
      parts.images
        .filter(({ isAlone }) => !isAlone)
        .map(({ src, from, to }) => ({ target: `${pointer} ${src}`, place: { file, pointer, from, to } })),
    );
    // The same in both languages is one error.
    for (const { place, related } of joinByTarget(found)) report(place, {}, related);
  },
});
