import { defineRule } from '../../rule.ts';
import { drawings } from './drawings.ts';
import type { SvgProblem } from './svg.ts';

export const svgBroken = defineRule<SvgProblem>({
  code: 'svg-broken',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'SVG drawings are well-formed.', uk: 'Креслення SVG побудовано правильно.' },
  why: {
    en: 'A browser shows a broken picture instead of a drawing with a tag that is not closed, or with a bare &. A drawing cut out of a web page lacks its namespace and is not shown either.',
    uk: 'Якщо тег не закрито або & стоїть сам, браузер покаже замість креслення зіпсоване зображення. Креслення, вирізане з вебсторінки, не має простору імен і теж не показується.',
  },
  words: {
    en: ({ problem, found, line }) => ({
      message: `No browser can show this SVG; line ${line}: ${
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
      hint: {
        namespace: `Add it: <svg ${found} …>, or save the drawing again as SVG.`,
        ampersand: 'Write &amp; for an &, and other characters as they are; or save the drawing again as SVG.',
        bracket: 'Write &lt; for it, or save the drawing again as SVG.',
        other: 'Save the drawing again as SVG, and make sure that a browser opens it.',
      }[problem === 'namespace' || problem === 'ampersand' || problem === 'bracket' ? problem : 'other'],
    }),
    uk: ({ problem, found, line }) => ({
      message: `Жоден браузер не покаже цей SVG; рядок ${line}: ${
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
      hint: {
        namespace: `Додайте його: <svg ${found} …> — або збережіть зображення у форматі SVG ще раз.`,
        ampersand:
          'Пишіть &amp; замість &, а інші символи — як вони є; або збережіть зображення у форматі SVG ще раз.',
        bracket: 'Пишіть &lt; замість нього або збережіть зображення у форматі SVG ще раз.',
        other: 'Збережіть зображення у форматі SVG ще раз і перевірте, чи він відкривається в браузері.',
      }[problem === 'namespace' || problem === 'ampersand' || problem === 'bracket' ? problem : 'other'],
    }),
  },
  check(tree, report) {
    for (const { place, problem } of drawings(tree)) if (problem) report(place, problem);
  },
});
