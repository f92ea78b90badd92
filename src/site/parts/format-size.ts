import type { TFunction } from 'i18next';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Formats the size of a file as the content words it: `340 КБ`, `1,3 МБ`. `tag` is the BCP 47 tag of the page. */
export function formatSize(bytes: number, labels: TFunction, tag: string): string {
  if (bytes < 0.95 * megabyte)
    return labels('documents.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) });
  const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(bytes / megabyte);
  return labels('documents.megabytes', { size });
}
