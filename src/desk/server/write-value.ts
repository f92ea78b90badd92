import { formatJson } from '../../check/fix/format-json.ts';
import { setValue, withEdits } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { SourceFile } from '../../content/json/source-file.ts';

/**
 * Writes a value into a file's text and leaves every character as it is that does not have to change. New keys stand where the
 * schema has them, if all other keys do.
 * @param kindName the kind of the file, which is that of its schema
 * @throws when the text is no valid JSON or has nothing at the pointer
 */
export function writeValue(text: string, kindName: string, pointer: string, value: unknown): string {
  const document = parsed(text);
  const { text: source, mark } = document.source;
  if (!document.parses) throw new Error(`There is no value at ${pointer}.`);
  const written = withEdits(source, setValue(document, pointer, value));
  const hadOrder = formatJson(document, kindName) === source;
  return mark + (hadOrder ? formatJson(parsed(written), kindName) : written);
}

function parsed(text: string): JsonDocument {
  return new JsonDocument(new SourceFile('', text));
}
