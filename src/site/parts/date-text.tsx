import { languageOf } from '../../language/languages.ts';
import { usePage } from '../page-context.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Every page shows the dates of the newest news. */
const formatted = new Map<string, string>();

/** Formats an ISO date in words: `18 листопада 2026`, `18 November 2026`. */
export function formatDate(iso: string, tag: string): string {
  const key = `${iso} ${tag}`;
  const text = formatted.get(key) ?? dateInWords(iso, tag);
  formatted.set(key, text);
  return text;
}

function dateInWords(iso: string, tag: string): string {
  let format = formats.get(tag);
  if (!format) {
    // British order: day, month, year, as in Ukrainian.
    const locale = tag === 'en' ? 'en-GB' : tag;
    format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    formats.set(tag, format);
  }
  return format.format(new Date(`${iso}T00:00:00Z`)).replace(/\s*р\.$/, '');
}

/** A date in words, readable by machines. */
export function DateText({ iso, className }: { iso: string; className?: string | undefined }) {
  const { tag } = languageOf(usePage().language);
  return (
    <time dateTime={iso} className={className}>
      {formatDate(iso, tag)}
    </time>
  );
}
