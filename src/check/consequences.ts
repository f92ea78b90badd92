import { type Place, pathOfPlace, rangeOf } from '../content/place.ts';
import type { Finding } from './finding.ts';
import { joinRepeated } from './join-repeated.ts';
import type { Code } from './messages/parameters.ts';

/**
 * Drops what follows from another mistake: one mistake gives one diagnostic.
 * @param own what is wrong with single files
 * @param further what the rules found
 * @param settled the JSON pointers, by file path, about which the schema has said all
 */
export function withoutConsequences(
  own: readonly Finding[],
  further: readonly Finding[],
  settled: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const findings = [...own, ...further.filter((finding) => !isSettled(finding, settled))];
  const paths = (code: Code) => new Set(of(findings, code).map(({ place }) => pathOfPlace(place)));
  const missingFiles = [...paths('file-missing')];
  const broken = paths('json-syntax');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const wrongValues = new Set(errors.map(({ place }) => placeKey(place)));
  const copied = new Set(of(findings, 'same-in-both').map(({ place }) => placeKey(place)));
  const compared = new Set(
    (['fact-differs', 'name-romanized', 'structure-differs'] as const)
      .flatMap((code) => of(findings, code))
      .flatMap(pairOf),
  );
  const intended = new Set(of(findings, 'reference-unknown').map(({ parameters }) => parameters.suggestion));
  const misnamed = of(findings, 'file-name').map(({ place }) => pathOfPlace(place));
  const wrongPaths = of(findings, 'asset-missing').map(({ place }) => placeKey(place));
  const meantPaths = new Set(of(findings, 'file-unexpected').map((finding) => finding.parameters.suggestion));
  const unexpected = paths('file-unexpected');
  const wrongYears = new Set(of(findings, 'date-wrong-year').map(({ place }) => itemKey(place)));
  const toBeRewritten = new Set(findings.filter(isAboutWords).map(({ place }) => placeKey(place)));
  const otherwiseBuilt = new Set(of(findings, 'structure-differs').flatMap(pairOf));

  const kept = findings.filter((finding) => {
    const { code, place, parameters } = finding;
    switch (code) {
      // What an error elsewhere names, or would name when mended, is not known yet.
      case 'asset-unused':
      case 'exception-unneeded':
        return errors.length === 0;
      case 'untranslated': {
        const { where } = parameters as Finding<'untranslated'>['parameters'];
        return !where.every(
          (file) => meantPaths.has(file) || missingFiles.some((missing) => file.startsWith(missing)),
        );
      }
      case 'schema-missing-key':
        return !broken.has(pathOfPlace(place));
      case 'namespace-unused': {
        return !intended.has((parameters as Finding<'namespace-unused'>['parameters']).name);
      }
      // What was copied from the other language is set in its manner.
      case 'typography':
        return !copied.has(placeKey(place));
      // Two texts are compared when both are right, and their facts when both are built alike. Where a comparison
      // says how they differ, it need not be said that one of them has changed.
      case 'fact-differs':
      case 'name-romanized':
      case 'translation-stale':
      case 'structure-differs': {
        if ([place, ...finding.related.map((other) => other.place)].some(isOnBrokenLine)) return false;
        return !pairOf(finding).some(
          (value) =>
            wrongValues.has(value) ||
            (code === 'fact-differs' && (otherwiseBuilt.has(value) || toBeRewritten.has(value))) ||
            (code === 'translation-stale' && (compared.has(value) || toBeRewritten.has(value))),
        );
      }
      // A file that is renamed as it should be is found under its name again.
      case 'asset-missing':
      case 'reference-unknown':
      case 'link-dead': {
        const { suggestion } = parameters as { suggestion?: string };
        return suggestion === undefined || !misnamed.some((path) => isNamed(path, suggestion));
      }
      // What must go needs no better name.
      case 'file-name':
        return !unexpected.has(pathOfPlace(place));
      case 'invisible-character':
        return !wrongPaths.includes(placeKey(place));
      // The texts stay where they are, and the facts come back.
      case 'text-misplaced':
        return !finding.related.some((other) => wrongYears.has(itemKey(other.place)));
      default:
        return true;
    }
  });
  return joinRepeated(kept);
}

/** Whether a suggestion names a file: a picture by its path, an item by its id, a page by its address. */
function isNamed(path: string, suggestion: string): boolean {
  const id = path.replace(/^.*\/|\.json$/g, '');
  return path.endsWith(`/${suggestion}`) || suggestion === id || suggestion.endsWith(`/${id}`);
}

/** The entry of a list that a place lies in. */
function itemKey(place: Place): string {
  return placeKey(place).replace(/(\/items\/\d+)\/.*$/, '$1');
}

/** Whether a finding is about words of a text, which will be written anew. */
function isAboutWords({ code }: Finding): boolean {
  return code === 'russian-word' || code === 'place-name' || code === 'alt-useless';
}

function of<C extends Code>(findings: readonly Finding[], code: C): Finding<C>[] {
  return findings.filter((finding): finding is Finding<C> => finding.code === code);
}

/** The value that a finding is about, and those of the other language that it was compared with. */
function pairOf({ place, related }: Pick<Finding, 'place' | 'related'>): string[] {
  return [place, ...related.map((other) => other.place)].map(placeKey);
}

/** The value that a place lies in. */
function placeKey(place: Place): string {
  return `${pathOfPlace(place)} ${'pointer' in place ? place.pointer : ''}`;
}

/** Whether a place begins on a line that does not parse. */
function isOnBrokenLine(place: Place): boolean {
  if ('path' in place) return false;
  const { problems, source } = place.file.document;
  if (problems.length === 0) return false;
  const { line } = source.positionAt(rangeOf(place).start);
  return problems.some(({ start }) => source.positionAt(start).line === line);
}

/** Whether a finding stands on a line that does not parse, or inside a value of which the schema has said all. */
function isSettled({ place }: Finding, settled: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if ('path' in place) return false;
  if (isOnBrokenLine(place)) return true;
  if (!('pointer' in place)) return false;
  const pointers = settled.get(pathOfPlace(place));
  if (!pointers) return false;
  for (let pointer = place.pointer; pointer; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    if (pointers.has(pointer)) return true;
  }
  return false;
}
