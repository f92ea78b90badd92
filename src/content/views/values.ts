import { groupBy, oncePer } from '../../lib/cache/once-per.ts';
import { mayHavePhone } from '../../lib/text/web-address.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import type { ValuePlace } from '../place.ts';
import { type TypedValue, typedValues } from '../schema/schema-values.ts';

/** Every text of every file that its schema knows. */
export const allValues = oncePer((tree: ContentTree): TypedValue[] => tree.files.flatMap(typedValues));

/** The values of a file by their format, but those in Markdown, which are long. */
const byFormat = oncePer((file: ContentFile): ReadonlyMap<string, TypedValue[]> => {
  const formats = file.kept('values', () => {
    const short = typedValues(file).filter(({ format }) => format !== undefined && format !== 'markdown');
    const groups = groupBy(short, ({ format }) => format as string);
    return [...groups].map(([format, values]) => {
      const texts = values.map(({ pointer, value, isProse }) => [pointer, value, isProse ? 1 : 0] as const);
      return { format, texts };
    });
  });
  return new Map(
    formats.map(({ format, texts }) => [
      format,
      texts.map(([pointer, value, isProse]) => ({ file, pointer, value, format, isProse: isProse === 1 })),
    ]),
  );
});

const inMarkdown = oncePer((file: ContentFile) => typedValues(file).filter(({ format }) => format === 'markdown'));

/** The values of one format in a file. */
export function valuesOfFormatIn(file: ContentFile, format: string): readonly TypedValue[] {
  return format === 'markdown' ? inMarkdown(file) : (byFormat(file).get(format) ?? []);
}

/** The values of one format of the model: `markdown`, `date-text`, `person-id` … */
export function valuesOfFormat(tree: ContentTree, format: string): readonly TypedValue[] {
  return tree.files.flatMap((file) => valuesOfFormatIn(file, format));
}

const markedProse = oncePer((file: ContentFile): TypedValue[] => {
  const marked = file.kept('marked', () =>
    typedValues(file)
      .filter(({ isProse, value }) => isProse && (/[@{]|\(0/.test(value) || mayHavePhone.test(value)))
      .map(({ file: _, ...text }) => text),
  );
  return marked.map((text) => ({ file, ...text }));
});

/** The words for visitors that may have an address, a telephone number or the name of a fact among them: few of an archive. */
export const proseWithMarks = oncePer((tree: ContentTree): TypedValue[] => tree.files.flatMap(markedProse));

const prosePointers = oncePer(
  (file: ContentFile): ReadonlySet<string> =>
    new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : []))),
);

/** Tells if visitors read a value as words. */
export function isProse({ file, pointer }: Pick<ValuePlace, 'file' | 'pointer'>): boolean {
  return prosePointers(file).has(pointer);
}
