import { type ContentKind, contentKinds } from '../../../content/content-kind.ts';

/** The kind of content with a name. */
export function kindNamed(name: string): ContentKind {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind of content called ${name}.`);
  return kind;
}
