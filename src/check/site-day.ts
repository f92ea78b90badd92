import type { ContentTree } from '../content/content-tree.ts';
import { asObject, asText } from '../content/unknown-value.ts';
import { isTimeZone, todayIn } from '../text/zoned-time.ts';
import { siteFile } from './shared-files.ts';

/** The day that it is where the site is, as ISO 8601; by UTC as long as the site names no time zone that there is. */
export function siteDay(tree: ContentTree): string {
  const zone = asText(asObject(tree.file(siteFile)?.value).timeZone) ?? '';
  // A zone that there is not is an error of its own.
  return todayIn(isTimeZone(zone) ? zone : 'UTC');
}
