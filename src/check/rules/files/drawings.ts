import { readFileSync } from 'node:fs';
import { type ContentTree, keptOfAsset } from '../../../content/content-tree.ts';
import { assetFacts } from '../../../content/files/asset-facts.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { defineRule, each } from '../../rule.ts';
import { type DrawingFacts, readDrawing, type SvgProblem } from './svg.ts';

const drawings = oncePer((tree: ContentTree) => {
  const paths = tree.images.filter((name) => /\.svg$/i.test(name)).map((name) => `images/${name}`);
  return paths.map((path) => ({ place: { path }, ...keptOfAsset(tree, 'drawing', path, drawingFacts) }));
});

/** The findings in an SVG file. A file that is not SVG at all, or only the beginning of it, is a matter of another rule. */
function drawingFacts(file: string): DrawingFacts {
  return assetFacts(file).wrong ? {} : readDrawing(readFileSync(file, 'utf8'));
}

export const svgActive = defineRule<{ found: string }>('svg-active', 'error', 'content', {
  en: {
    asks: 'SVG drawings contain no scripts and load nothing.',
    why: 'An SVG file can run scripts and send requests to other sites.',
    message: ({ found }) => `The SVG contains ${found}, which could run or load something.`,
    hint: 'Save it without scripts, event handlers and external references.',
  },
  uk: {
    asks: 'Креслення SVG не містять скриптів і нічого не завантажують.',
    why: 'Файл SVG може запускати скрипти й надсилати запити іншим сайтам.',
    message: ({ found }) => `SVG містить ${found}: це може щось запустити або завантажити.`,
    hint: 'Збережіть його без скриптів, обробників подій і зовнішніх посилань.',
  },
  check: each(drawings, ({ place, activity }, report) => {
    if (activity) report(place, { found: activity });
  }),
});

export const svgBroken = defineRule<SvgProblem>('svg-broken', 'error', 'content', {
  en: {
    asks: 'SVG drawings are well-formed.',
    why: 'A browser shows a broken picture instead of a drawing with a tag that is not closed, or with a bare &. A drawing cut out of a web page lacks its namespace and is not shown either.',
    message: ({ problem, found, line }) =>
      `No browser can show this SVG; line ${line}: ${
        {
          namespace: `<svg> lacks ${found}.`,
          'tag-open': `${found} is not closed.`,
          'tag-extra': `${found} closes nothing.`,
          ampersand: `${found} does not stand for a character in SVG.`,
          bracket: 'an extra <.',
          prefix: `nothing says what the prefix of ${found} means.`,
          attribute: `${found}… has an attribute without quotes, or its tag does not end.`,
          'attribute-twice': `the attribute ${found} is there twice.`,
        }[problem]
      }`,
    hint: ({ problem, found }) =>
      ({
        namespace: `Add it: <svg ${found} …>, or save the drawing again as SVG.`,
        ampersand: 'Write &amp; for an &, and other characters as they are; or save the drawing again as SVG.',
        bracket: 'Write &lt; for it, or save the drawing again as SVG.',
        other: 'Save the drawing again as SVG, and make sure that a browser opens it.',
      })[problem === 'namespace' || problem === 'ampersand' || problem === 'bracket' ? problem : 'other'],
  },
  uk: {
    asks: 'Креслення SVG побудовано правильно.',
    why: 'Якщо тег не закрито або & стоїть сам, браузер покаже замість креслення зіпсоване зображення. Креслення, вирізане з вебсторінки, не має простору імен і теж не показується.',
    message: ({ problem, found, line }) =>
      `Жоден браузер не покаже цей SVG; рядок ${line}: ${
        {
          namespace: `у <svg> бракує ${found}.`,
          'tag-open': `${found} не закрито.`,
          'tag-extra': `${found} нічого не закриває.`,
          ampersand: `у SVG немає символу ${found}.`,
          bracket: 'зайвий знак <.',
          prefix: `не вказано, що означає префікс у ${found}.`,
          attribute: `у тегу ${found}… атрибут без лапок, або тег не закінчується.`,
          'attribute-twice': `атрибут ${found} повторюється.`,
        }[problem]
      }`,
    hint: ({ problem, found }) =>
      ({
        namespace: `Додайте його: <svg ${found} …> — або збережіть зображення у форматі SVG ще раз.`,
        ampersand:
          'Пишіть &amp; замість &, а інші символи — як вони є; або збережіть зображення у форматі SVG ще раз.',
        bracket: 'Пишіть &lt; замість нього або збережіть зображення у форматі SVG ще раз.',
        other: 'Збережіть зображення у форматі SVG ще раз і перевірте, чи він відкривається в браузері.',
      })[problem === 'namespace' || problem === 'ampersand' || problem === 'bracket' ? problem : 'other'],
  },
  check: each(drawings, ({ place, problem }, report) => {
    if (problem) report(place, problem);
  }),
});

/** Far more than a drawing needs, and still drawn at once. */
const mostElements = 100_000;
const shownMost = { en: mostElements.toLocaleString('en-GB'), uk: mostElements.toLocaleString('uk-UA') };

export const svgHeavy = defineRule<object>('svg-heavy', 'error', 'content', {
  en: {
    asks: 'SVG drawings do not repeat their parts without limit.',
    why: `A part that repeats a part which itself repeats others, by \`<use>\` or a pattern, grows tenfold with each step: a small file can hang the browser of every visitor. A drawing has at most ${shownMost.en} elements when each repetition is counted.`,
    message: `The SVG repeats its parts so often that a browser has to draw more than ${shownMost.en} elements.`,
    hint: 'Save the drawing again with fewer repetitions, or as WebP or PNG.',
  },
  uk: {
    asks: 'Креслення SVG не повторюють своїх частин без міри.',
    why: `Частина, що повторює частину, яка сама повторює інші, через \`<use>\` чи візерунок, щоразу росте вдесятеро: маленький файл може завісити браузер кожного відвідувача. Креслення має щонайбільше ${shownMost.uk} елементів, якщо рахувати кожне повторення.`,
    message: `SVG повторює свої частини так часто, що браузер має намалювати понад ${shownMost.uk} елементів.`,
    hint: 'Збережіть зображення ще раз із меншою кількістю повторень або у форматі WebP чи PNG.',
  },
  check: each(drawings, ({ place, elements = 0 }, report) => {
    if (elements > mostElements) report(place, {});
  }),
});
