import type { ContentTree } from '../content/content-tree.ts';
import { asList, asObject, asText } from '../content/unknown-value.ts';
import type { PhonePlan } from '../question/phone-plan.ts';
import { siteFile } from './shared-files.ts';

/** How numbers of the country that the site is in are written and dialled, whether or not there can be such numbers. */
export function sitePhonePlan(tree: ContentTree): PhonePlan {
  const { format, prefixes, operatorCodes } = asObject(asObject(tree.file(siteFile)?.value).phonePlan);
  return { format: asText(format) ?? '', prefixes: textsOf(prefixes), operatorCodes: textsOf(operatorCodes) };
}

function textsOf(list: unknown): string[] {
  return asList(list).flatMap((each) => asText(each) ?? []);
}
