import { languageOf } from '../../language/languages.ts';
import { usePage, useText } from '../page-context.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Returns what formats the size of a file as the content words it: `340 КБ`, `1,3 МБ`. */
export function useSizeFormat(): (bytes: number) => string {
  const t = useText();
  const { tag } = languageOf(usePage().language);
  return (bytes) => {
    if (bytes < 0.95 * megabyte) {
      return t('labels:documents.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) });
    }
    const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(bytes / megabyte);
    return t('labels:documents.megabytes', { size });
  };
}
