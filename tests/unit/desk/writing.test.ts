import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { readContent } from '../../../src/content/content-tree.ts';
import { withValueAt } from '../../../src/content/json/json-pointer.ts';
import type { TypedValue } from '../../../src/content/schema/schema-values.ts';
import { valuesOfFormat } from '../../../src/content/views/values.ts';
import { documentRange, SourceText, type WrittenBlock } from '../../../src/desk/browser/writing/source-text.ts';
import { textSchema } from '../../../src/desk/browser/writing/text-schema.ts';
import { randomNumbers } from '../../support/random-numbers.ts';

const sample = new URL('../../../content', import.meta.url).pathname;

/** A text that is open, as the surface has it. */
function open(text: string) {
  const source = new SourceText(text);
  const { doc } = source;
  return { source, doc, blocks: source.write(doc).blocks };
}

/** Types words at the end of the first line of a block. @returns the text as it is written then */
function typeIn({ source, doc }: ReturnType<typeof open>, block: WrittenBlock, words: string): string {
  const place = TextSelection.findFrom(doc.resolve(block.position), 1, true);
  if (!place) throw new Error(`Nothing can be typed in ${block.source}`);
  return source.write(EditorState.create({ doc }).tr.insertText(words, place.$from.end()).doc).text;
}

/** The blocks that are kept as their source, and so are not edited as words. */
const sourcesOf = (text: string) =>
  open(text).doc.children.flatMap(({ attrs, type }) => (type.name === 'source' ? [attrs.text] : []));

describe('texts of the sample', () => {
  let opened: { value: TypedValue; text: ReturnType<typeof open> }[] = [];
  beforeAll(() => {
    const texts = valuesOfFormat(readContent(sample), 'markdown');
    opened = texts.map((value) => ({ value, text: open(value.value) }));
  });

  test('opening and closing a text changes no byte of it, and all of it can be edited', () => {
    expect(opened.length).toBeGreaterThan(1000);
    for (const { value, text } of opened) {
      expect(text.source.write(text.doc).text).toBe(value.value);
      expect(text.blocks.filter(({ node }) => node.type.name === 'source')).toEqual([]);
    }
  });

  test('a word typed in a block changes that block alone, in a form that the checker has nothing against', async () => {
    const random = randomNumbers(56);
    const changed = new Map<string, unknown>();
    for (const { text, value } of opened) {
      const { file, pointer } = value;
      const block = text.blocks[random(text.blocks.length)];
      // With words beside it, a picture is no longer one that stands alone.
      if (!block || block.source.startsWith('![')) continue;
      const word = file.language === 'ua' ? ' щодалі' : ' henceforth';
      const written = typeIn(text, block, word);
      const [before, after] = [value.value.slice(0, block.from), value.value.slice(block.to)];
      expect([written.slice(0, before.length), written.slice(written.length - after.length)]).toEqual([
        before,
        after,
      ]);
      const own = written.slice(before.length, written.length - after.length);
      // Of a table, the line below its head may be written in another way.
      const words = (of: string) => of.replace(/^\|[-:| ]+\|$/gm, '');
      expect(words(own).replace(word, '')).toBe(words(block.source));
      changed.set(file.path, withValueAt(changed.get(file.path) ?? file.value, pointer, written));
    }
    const unsaved = new Map([...changed].map(([path, value]) => [path, JSON.stringify(value, null, 2)]));
    const { diagnostics } = await checkContent(sample, { unsaved });
    const aboutForm = /^(?:markup|table|heading|structure|html|character|link-|typography)/;
    const found = diagnostics.filter(({ code }) => aboutForm.test(code));
    expect(found.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)).toEqual([]);
  }, 120_000);
});

/** Everything that the surface shows of texts that editors have typed in other ways. */
test.each<[title: string, text: string, written?: string]>([
  ['a heading that is underlined', 'Доменна піч\n---\n\nТекст', '## Доменна піч щодалі\n\nТекст'],
  ['a heading right above its text', '## Піч\nТекст', '## Піч щодалі\nТекст'],
  ['a list with asterisks', 'Метали:\n* мідь\n* цинк', 'Метали: щодалі\n* мідь\n* цинк'],
  ['numbers with brackets', '3) мідь\n4) цинк', '3) мідь щодалі\n4) цинк'],
  ['an entry of two paragraphs', '- мідь\n\n  червона\n- цинк', '- мідь щодалі\n\n  червона\n\n- цинк'],
  [
    'lists within a list',
    '1. мідь\n   - дріт\n     1. тонкий\n2. цинк',
    '1. мідь щодалі\n   - дріт\n     1. тонкий\n2. цинк',
  ],
  ['a line break', 'вул. Пічна, 1  \nРудобрід', 'вул. Пічна, 1\\\nРудобрід щодалі'],
  ['lines of a paragraph', 'Піч\nпрацює', 'Піч працює щодалі'],
  ['a year that begins no list', '1991\\. Заснування', '1991\\. Заснування щодалі'],
  ['signs that are no markup', '5\\*3 = 15, а [1] і a_b — ні', '5*3 = 15, а [1] і a_b — ні щодалі'],
  ['a product', '5\\*3\\*2', '5\\*3\\*2 щодалі'],
  ['a quantity below a comparison', '\\> 5 МПа', '\\> 5 МПа щодалі'],
  ['code', '```yaml\nsteel: 1\n```', '```yaml\nsteel: 1 щодалі\n```'],
  ['code that is indented', '    steel: 1', '```\nsteel: 1 щодалі\n```'],
  ['words in code with a backtick', 'клас `` `a` `` тут', 'клас `` `a` `` тут щодалі'],
  ['a quotation', '> Сталь\n>\n> — це', '> Сталь щодалі\n>\n> — це'],
  [
    'marks within each other',
    '**дуже *міцна* сталь** і ***обидва***!',
    '**дуже *міцна* сталь** і ***обидва***! щодалі',
  ],
  ['words that are struck out', '~~старе~~ нове', '~~старе~~ нове щодалі'],
  [
    'a link with a title',
    '[журнал](https://journal.example/5 "том 5") тут',
    '[журнал](https://journal.example/5 "том 5") тут щодалі',
  ],
  [
    'an address with brackets',
    '[том](<https://journal.example/a(5)>)',
    '[том](<https://journal.example/a(5)>) щодалі',
  ],
  ['a fact in an address', '[дзвоніть](tel:{phone}) на {phone}', '[дзвоніть](tel:{phone}) на {phone} щодалі'],
  ['a figure', '{figure/rolling-force}', '{figure/rolling-force} щодалі'],
  ['a picture', '![Піч](news/furnace.webp)', '![Піч](news/furnace.webp) щодалі'],
  [
    'a table with its caption',
    ': Плавки\n\nA | B\n:-- | --:\n1 | 2 \\| 3\n\nДалі',
    ': Плавки щодалі\n\nA | B\n:-- | --:\n1 | 2 \\| 3\n\nДалі',
  ],
  ['a cell', '| A | B |\n|---|:-:|\n| x \\| y | `2` |', '| A щодалі | B |\n|---|:---:|\n| x \\| y | `2` |'],
  [
    'a definition of a link',
    'Див. [том][5].\n\n[5]: /volume\n\nДалі',
    'Див. [том](/volume). щодалі\n\n[5]: /volume\n\nДалі',
  ],
  ['blank lines', '\n\nПіч\n\n\n\nпрацює\n', '\n\nПіч щодалі\n\n\n\nпрацює\n'],
  ['line breaks of Windows', 'Піч\r\n\r\nпрацює\r\n', 'Піч щодалі\r\n\r\nпрацює\r\n'],
])('%s stays, and is written well when it is edited', (_, text, written) => {
  const opened = open(text);
  expect(opened.source.write(opened.doc).text).toBe(text);
  const [block] = opened.blocks;
  if (!block) throw new Error('The text has no block.');
  expect(typeIn(opened, block, ' щодалі')).toBe(written);
});

test.each([
  ['a row with more cells than its table', '| A |\n|---|\n| 1 | 2 |'],
  ['a definition within a quotation', '> [том][5]\n>\n> [5]: /volume'],
  ['a definition of a link', '[5]: /volume'],
])('%s is kept as its source', (_, text) => {
  expect(sourcesOf(`Текст\n\n${text}\n\nДалі`)).toEqual([text]);
});

/** Words with every character that Markdown may take for markup. */
const pieces = [
  'сталь',
  '5',
  '*',
  '**',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '#',
  '- ',
  '+ ',
  '1. ',
  '|',
  '\\',
  '~~',
  '!',
];
const furtherPieces = [
  '&amp;',
  ' ',
  ' ',
  ' ',
  ': ',
  '=',
  'https://x.y',
  'a@b.example',
  '{x',
  '"',
  '```',
  '---',
  '2) ',
];

const { node, mark, text } = {
  node: textSchema.node.bind(textSchema),
  mark: textSchema.mark.bind(textSchema),
  text: textSchema.text.bind(textSchema),
};

/** A document as somebody may have put it together on the surface. */
function randomBlock(random: (below: number) => number, depth = 0): Node {
  const some = <Value>(most: number, make: () => Value) => Array.from({ length: 1 + random(most) }, make);
  const pick = <Value>(of: readonly Value[]) => of[random(of.length)] as Value;
  const words = () =>
    some(6, () => pick([...pieces, ...furtherPieces]))
      .join('')
      .replace(/ +/g, ' ');
  const marks = () =>
    random(2) ? [] : [pick([mark('strong'), mark('em'), mark('link', { href: '/a' }), mark('code')])];
  const inline = () => some(3, () => pick([() => text(words(), marks()), () => node('named', { name: 'phone' })])());
  const paragraph = () =>
    node('paragraph', null, random(4) ? inline() : [...inline(), node('hard_break'), ...inline()]);
  const inner = () => [paragraph(), ...(random(3) || depth > 2 ? [] : [randomBlock(random, depth + 1)])];
  const entries = () => some(3, () => node('list_item', null, inner()));
  const columns = 1 + random(3);
  const row = (cell: string) =>
    node(
      'table_row',
      null,
      Array.from({ length: columns }, () => node(cell, null, inline())),
    );
  return pick([
    paragraph,
    () => node('heading', { level: 2 }, inline()),
    () => node('bullet_list', { isTight: random(2) === 0 }, entries()),
    () => node('ordered_list', { order: 1 + random(12), isTight: random(2) === 0 }, entries()),
    () => node('quote', null, inner()),
    () => node('code_block', { info: 'yaml' }, [text(`${words()}\n${words()}`)]),
    () => node('table', null, [row('table_header'), ...some(3, () => row('table_cell'))]),
  ])();
}

/** The blocks and words of a document; of blocks that have no words nothing is written. */
function wordsOf(block: Node): unknown[] {
  const { type, attrs, children } = block;
  const words = () =>
    block.textBetween(0, block.content.size, '', (leaf) =>
      leaf.isText ? '' : (leaf.type.spec.leafText?.(leaf) ?? ' '),
    );
  if (!block.isTextblock) return [type.name, attrs.order, ...children.map(wordsOf).filter((each) => each.length > 0)];
  const own = type.spec.code ? block.textContent : words().replace(/\s+/g, ' ').trim();
  return own ? [type.name, own] : [];
}

test('what was written on the surface is read again as it was, whatever characters it has', () => {
  const random = randomNumbers(56);
  for (let count = 0; count < 500; count++) {
    const doc = textSchema.node('doc', null, [randomBlock(random)]);
    const { text } = new SourceText('').write(doc);
    expect(wordsOf(new SourceText(text).doc), text).toEqual(wordsOf(doc));
  }
});

test('a text of nothing has a place for words, and words that are taken out leave nothing', () => {
  for (const text of ['', '\n', '  ']) {
    const { doc, source } = open(text);
    expect(doc.childCount).toBe(1);
    expect(source.write(doc).text).toBe(text);
  }
  const { doc, source } = open('Піч');
  expect(source.write(EditorState.create({ doc }).tr.delete(1, doc.content.size - 1).doc).text).toBe('');
});

test('blocks that were moved, taken out or split keep the Markdown of the others', () => {
  const { doc, source } = open('Перше\n***\nДруге  \nрядок\n\n\n* третє');
  const { tr } = EditorState.create({ doc });
  const [first, rule] = doc.children;
  tr.delete(0, (first?.nodeSize ?? 0) + (rule?.nodeSize ?? 0));
  expect(source.write(tr.doc).text).toBe('Друге  \nрядок\n\n\n* третє');
  expect(source.write(EditorState.create({ doc }).tr.split(3).doc).text).toBe(
    'Пе\n\nрше\n\n***\nДруге  \nрядок\n\n\n* третє',
  );
});

test.each([
  ['Сталь "міцна" і легка', '"міцна"'],
  ['**Сталь** [тут](/steel) "міцна"', '"міцна"'],
  ['- мідь\n- 5 - 10 МПа', '5 - 10'],
  ['| A | B |\n|---|---|\n| 5 | x y |\n| 5 | x  y |', 'x  y'],
  ['Текст {phone} та {phon} далі', '{phon}'],
  ['Піч\nпрацює з 1949р.', '1949р.'],
])('a mistake in %j is found at its words', (text, words) => {
  const { blocks, doc } = open(`Спершу це.\n\n${text}\n\nПотім те.`);
  const from = `Спершу це.\n\n${text}`.indexOf(words);
  const place = documentRange(blocks, { from, to: from + words.length });
  expect(place && doc.textBetween(place.from, place.to, ' ')).toBe(words);
});

test.each(['[наша **сторінка**](/nowhere)', '- [наша **сторінка**](/nowhere), далі'])(
  'a mistake in the address of a link is found at its words: %s',
  (text) => {
    const { blocks, doc } = open(text);
    const from = text.indexOf('/nowhere');
    const place = documentRange(blocks, { from, to: from + '/nowhere'.length });
    expect(place && doc.textBetween(place.from, place.to)).toBe('наша сторінка');
  },
);

test('a mistake in markup that nobody sees is found at the words beside it', () => {
  const { blocks, doc } = open('### Піч');
  const place = documentRange(blocks, { from: 0, to: 3 });
  expect(place && doc.textBetween(place.from, place.to)).toBe('П');
});
