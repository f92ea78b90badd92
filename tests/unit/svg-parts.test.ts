import { expect, test, vi } from 'vitest';
import { replaceOpaque, wholeDeclaration } from '../../src/check/rules/files/svg.ts';

const marked = (text: string) => replaceOpaque(text, wholeDeclaration, (found) => `[${found.length}]`);

test('each opaque part is read to its end before the next one', () => {
  expect(marked('<a/><!-- <? --><b/><?x <!-- ?><c/><![CDATA[ <!-- ]]><d/>')).toBe('<a/>[11]<b/>[11]<c/>[18]<d/>');
});

test.each([
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
])('the end of %s is looked for once where there is none', (beginning, end) => {
  const text = beginning.repeat(100);
  const indexOf = vi.spyOn(String.prototype, 'indexOf');
  const searches = () => indexOf.mock.calls.filter(([searched]) => searched === end).length;
  try {
    expect(marked(text)).toBe(text);
    expect(searches()).toBe(1);
  } finally {
    indexOf.mockRestore();
  }
});

test('a declaration that does not end hides nothing', () => {
  const text = '<!DOCTYPE <!DOCTYPE <!-- a --><script/>';
  expect(marked(text)).toBe('<!DOCTYPE <!DOCTYPE [10]<script/>');
});
