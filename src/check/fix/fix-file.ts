import type { ContentFile } from '../../content/content-tree.ts';
import { setText, withEdits } from '../../content/edit.ts';
import { levelAbove } from '../../content/headings.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { placeKey } from '../../content/place.ts';
import { profileKindAt, readProfile } from '../../content/researcher-profiles.ts';
import { type TypedValue, typedValues } from '../../content/schema/schema-values.ts';
import { certainDate } from '../../lib/language/date-forms.ts';
import { dateParts } from '../../lib/text/days.ts';
import { meantAddress, withoutTracking } from '../../lib/text/web-address.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { withHeadings } from '../rules/texts/headings.ts';
import { withoutUnmeantMarkup } from '../rules/texts/unmeant-markup.ts';
import { isInOtherScript, isInOwnLanguage } from '../text-language.ts';
import { fixText } from './fix-text.ts';
import { formatJson } from './format-json.ts';

/**
 * Fixes what is certain in a content file: typography, headings in bold, what Markdown would change, invisible characters,
 * combining accents, the form of addresses, profiles and dates, the order of keys and the formatting of the file. Every other character stays as it is.
 * @param named the texts that name facts instead of typing them, by place
 * @returns the new text of the file; undefined for one that is not valid JSON
 */
export function fixFile(file: ContentFile, named: ReadonlyMap<string, string> = new Map()): string | undefined {
  const text = fixFileTexts(file, named);
  return text === undefined || file.kind.isGenerated
    ? text
    : formatJson(new JsonDocument(new SourceFile(file.path, text)), file.kind.name);
}

/** The same without the order of keys and the formatting. */
export function fixFileTexts(file: ContentFile, named: ReadonlyMap<string, string> = new Map()): string | undefined {
  const { document } = file;
  return document.parses && document.duplicateKeys().length === 0 ? fixTexts(file, named) : undefined;
}

function fixTexts(file: ContentFile, named: ReadonlyMap<string, string>): string {
  const edits = typedValues(file).flatMap((text) => {
    const { pointer, value, isProse, format } = text;
    const { language } = file;
    const hasTypography =
      isProse &&
      language !== undefined &&
      isInOwnLanguage(text) &&
      !isInOtherScript(value, language) &&
      !isExcepted(file, pointer, 'typography');
    const fixed = fixText(fixForm({ ...text, value: named.get(placeKey(text)) ?? value }), {
      language: hasTypography ? language : undefined,
      isMarkdown: format === 'markdown',
    });
    return fixed === value ? [] : [setText(file.document, { pointer }, fixed)];
  });
  return withEdits(file.document.source.text, edits);
}

/** Makes Markdown of what was meant as such, and nothing of what was not. */
function fixMarkdown({ file, pointer, value }: Pick<TypedValue, 'file' | 'pointer' | 'value'>): string {
  const text = withoutUnmeantMarkup(value, file.language);
  return isExcepted(file, pointer, 'heading-bold') ? text : withHeadings(text, levelAbove({ file, pointer }));
}

/** Writes what was pasted in its one form: a profile, the address of another site, a date, a heading in bold. */
function fixForm({ file, pointer, value, format }: TypedValue): string {
  switch (format) {
    case 'profile':
      if (isExcepted(file, pointer, 'profile-form')) return value;
      return readProfile(profileKindAt(pointer), value) ?? value;
    case 'url':
    case 'optional-url': {
      const address = meantAddress(value) ?? value;
      return isExcepted(file, pointer, 'url-tracking') ? address : withoutTracking(address);
    }
    case 'date-text':
      return dateParts(value) ? value : (certainDate(value) ?? value);
    case 'markdown':
      return fixMarkdown({ file, pointer, value });
    default:
      return value;
  }
}
