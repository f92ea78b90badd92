import type { Code } from '../messages/parameters.ts';
import type { Rule } from '../rule.ts';
import { rule as altUseless } from './alt-useless.ts';
import { rule as anchorDead } from './anchor-dead.ts';
import { rule as assetMissing } from './asset-missing.ts';
import { rule as assetNotWhatItSays } from './asset-not-what-it-says.ts';
import { rule as assetUnused } from './asset-unused.ts';
import { rule as cyrillicInEnglish } from './cyrillic-in-english.ts';
import { rule as dateForm } from './date-form.ts';
import { rule as dateNotReal } from './date-not-real.ts';
import { rule as dateRange } from './date-range.ts';
import { rule as dateWrongYear } from './date-wrong-year.ts';
import { rule as doi } from './doi.ts';
import { rule as duplicateId } from './duplicate-id.ts';
import { rule as duplicatePath } from './duplicate-path.ts';
import { rule as emailForm } from './email-form.ts';
import { rule as factDiffers } from './fact-differs.ts';
import { rule as fileMissing } from './file-missing.ts';
import { rule as fileName } from './file-name.ts';
import { rule as fileUnexpected } from './file-unexpected.ts';
import { rule as headingOrder } from './heading-order.ts';
import { rule as imageAlt } from './image-alt.ts';
import { rule as imageSize } from './image-size.ts';
import { rule as invisibleCharacter } from './invisible-character.ts';
import { rule as isbn } from './isbn.ts';
import { rule as issn } from './issn.ts';
import { rule as latinInUkrainian } from './latin-in-ukrainian.ts';
import { rule as linkDead } from './link-dead.ts';
import { rule as linkDiffers } from './link-differs.ts';
import { rule as linkForm } from './link-form.ts';
import { rule as linkLanguage } from './link-language.ts';
import { rule as linkText } from './link-text.ts';
import { rule as listLength } from './list-length.ts';
import { rule as markupBroken } from './markup-broken.ts';
import { rule as markupNotAllowed } from './markup-not-allowed.ts';
import { rule as missingKey } from './missing-key.ts';
import { rule as mixedScript } from './mixed-script.ts';
import { rule as nameRomanized } from './name-romanized.ts';
import { rule as namespaceUnused } from './namespace-unused.ts';
import { rule as navigationShape } from './navigation-shape.ts';
import { rule as notComposed } from './not-composed.ts';
import { rule as orcid } from './orcid.ts';
import { rule as orphaned } from './orphaned.ts';
import { rule as pdfUnreadable } from './pdf-unreadable.ts';
import { rule as phoneForm } from './phone-form.ts';
import { rule as phoneOperator } from './phone-operator.ts';
import { rule as placeName } from './place-name.ts';
import { rule as placeholderDiffers } from './placeholder-differs.ts';
import { rule as pluralExtra } from './plural-extra.ts';
import { rule as pluralMissing } from './plural-missing.ts';
import { rule as redirectBroken } from './redirect-broken.ts';
import { rule as referenceUnknown } from './reference-unknown.ts';
import { rule as russianLetter } from './russian-letter.ts';
import { rule as russianWord } from './russian-word.ts';
import { rule as sameInBoth } from './same-in-both.ts';
import { rule as schemaPath } from './schema-path.ts';
import { rule as structureDiffers } from './structure-differs.ts';
import { rule as svgActive } from './svg-active.ts';
import { rule as tableHeader } from './table-header.ts';
import { rule as textEmpty } from './text-empty.ts';
import { rule as textMisplaced } from './text-misplaced.ts';
import { rule as translationStale } from './translation-stale.ts';
import { rule as typography } from './typography.ts';
import { rule as untranslated } from './untranslated.ts';
import { rule as urlForm } from './url-form.ts';
import { rule as urlInsecure } from './url-insecure.ts';
import { rule as urlTracking } from './url-tracking.ts';

/** Every rule that looks at the content as a whole; what concerns single files comes before, in check-files.ts. */
export const rules: readonly Rule[] = [
  altUseless,
  anchorDead,
  assetMissing,
  assetNotWhatItSays,
  assetUnused,
  cyrillicInEnglish,
  dateForm,
  dateNotReal,
  dateRange,
  dateWrongYear,
  doi,
  duplicateId,
  duplicatePath,
  emailForm,
  factDiffers,
  fileMissing,
  fileName,
  fileUnexpected,
  headingOrder,
  imageAlt,
  imageSize,
  invisibleCharacter,
  isbn,
  issn,
  latinInUkrainian,
  linkDead,
  linkDiffers,
  linkForm,
  linkLanguage,
  linkText,
  listLength,
  markupBroken,
  markupNotAllowed,
  missingKey,
  mixedScript,
  namespaceUnused,
  nameRomanized,
  navigationShape,
  notComposed,
  orcid,
  orphaned,
  pdfUnreadable,
  phoneForm,
  phoneOperator,
  placeName,
  placeholderDiffers,
  pluralExtra,
  pluralMissing,
  redirectBroken,
  referenceUnknown,
  russianLetter,
  russianWord,
  sameInBoth,
  schemaPath,
  structureDiffers,
  svgActive,
  tableHeader,
  textEmpty,
  textMisplaced,
  translationStale,
  typography,
  untranslated,
  urlForm,
  urlInsecure,
  urlTracking,
] as unknown as readonly Rule[];

/** The codes from which a place can be excepted with a reason: where people judge. */
export const exceptableCodes: readonly Code[] = rules.flatMap(({ code, severity, canBeExcepted }) =>
  severity === 'warning' || canBeExcepted ? [code] : [],
);
