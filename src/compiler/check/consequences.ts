import { type Finding, pathOfPlace, rangeOf } from './finding.ts';
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
  const pairs = (code: Code) => new Set(of(findings, code).map(pairedPlace));
  const unreadable = paths('file-encoding');
  const missingFiles = [...paths('file-missing')];
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const broken = paths('json-syntax');
  const withMarkup = new Set(of(findings, 'markup-not-allowed').map(placeKey));
  const unknownKeys = pairs('schema-unknown-key');
  const wrongEmails = pairs('email-form');
  const wrongAlts = new Set(of(findings, 'image-alt').map(pairedFile));
  const duplicates = of(findings, 'duplicate-id').map((finding) => placeKey(finding).replace(/\/id$/, ''));

  return findings.filter((finding) => {
    const { code, place } = finding;
    const path = pathOfPlace(place);
    if (unreadable.has(path)) return code === 'file-encoding';
    switch (code) {
      // What an error elsewhere names, or would name when mended, is not known yet.
      case 'asset-unused':
        return !hasErrors;
      case 'untranslated': {
        const { where } = finding.parameters as Finding<'untranslated'>['parameters'];
        return !where.every((file) => missingFiles.some((missing) => file.startsWith(missing)));
      }
      case 'schema-missing-key':
        return !broken.has(path);
      case 'typography':
        return !withMarkup.has(placeKey(finding));
      case 'fact-differs':
        return !wrongEmails.has(pairedPlace(finding));
      case 'missing-key': {
        const { key, source } = finding.parameters as Finding<'missing-key'>['parameters'];
        if (unreadable.has(source) || unknownKeys.has(pairedPlace(finding))) return false;
        if (key === 'imageAlt' && wrongAlts.has(pairedFile(finding))) return false;
        return !duplicates.some((item) => placeKey(finding).startsWith(`${item}/`));
      }
      default:
        return true;
    }
  });
}

function of(findings: readonly Finding[], code: Code): Finding[] {
  return findings.filter((finding) => finding.code === code);
}

/** A place in one file. */
function placeKey({ place }: Finding): string {
  return `${pathOfPlace(place)} ${'pointer' in place ? place.pointer : ''}`;
}

/** A file, whichever language it is in. */
function pairedFile({ place }: Finding): string {
  return 'file' in place ? `${place.file.kind.name} ${place.file.id ?? ''}` : place.path;
}

/** A place, whichever language its file is in. */
function pairedPlace(finding: Finding): string {
  return `${pairedFile(finding)} ${'pointer' in finding.place ? finding.place.pointer : ''}`;
}

/** Whether a finding stands on a line that does not parse, or inside a value of which the schema has said all. */
function isSettled({ place }: Finding, settled: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if ('path' in place) return false;
  const { problems, source } = place.file.document;
  if (problems.length > 0) {
    const { line } = source.positionAt(rangeOf(place).start);
    if (problems.some(({ start }) => source.positionAt(start).line === line)) return true;
  }
  if (!('pointer' in place)) return false;
  const pointers = settled.get(pathOfPlace(place));
  if (!pointers) return false;
  for (let pointer = place.pointer; pointer; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    if (pointers.has(pointer)) return true;
  }
  return false;
}
