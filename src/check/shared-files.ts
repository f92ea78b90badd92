import type { ContentTree } from '../content/content-tree.ts';
import { asList, asObject, asText } from '../content/unknown-value.ts';
import type { PhonePlan } from '../lib/question/phone.ts';
import { isTimeZone, todayIn } from '../lib/text/days.ts';

/** The kind of the list of terms, against which the texts of every group are checked. */
export const termsFile = 'terms-data';
/** Where it is. */
export const termsPath = 'data/terms.json';

/** The kind of the facts of the site. Their time zone says which day it is, which makes no group that was right wrong. */
const siteFile = 'site-data';

/** The kinds of the files that rules for groups read beside the group. */
export const sharedFiles: ReadonlySet<string> = new Set([termsFile, siteFile]);

/** The day that it is where the site is, as ISO 8601; by UTC as long as the site names no time zone that there is. */
export function siteDay(tree: ContentTree): string {
  const zone = asText(asObject(tree.file(siteFile)?.value).timeZone) ?? '';
  // A zone that there is not is an error of its own.
  return todayIn(isTimeZone(zone) ? zone : 'UTC');
}

/** The plan by which numbers of the site's country are written and dialled, whether or not there can be such numbers. */
export function sitePhonePlan(tree: ContentTree): PhonePlan {
  const { format, prefixes, operatorCodes } = asObject(asObject(tree.file(siteFile)?.value).phonePlan);
  return { format: asText(format) ?? '', prefixes: textsOf(prefixes), operatorCodes: textsOf(operatorCodes) };
}

function textsOf(list: unknown): string[] {
  return asList(list).flatMap((each) => asText(each) ?? []);
}
