import type { ContentFile } from '../../../content/content-tree.ts';

/** The path from a content file to its schema, as the file names it. */
export function ownSchemaPath({ path, kind }: ContentFile): string {
  const depth = path.split('/').length - 1;
  return `${'../'.repeat(depth)}schema/${kind.name}.schema.json`;
}
