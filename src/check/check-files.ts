import type { ContentFile } from '../content/content-tree.ts';
import type { Finding } from './finding.ts';
import { checkSchema } from './schema-check.ts';

/** What is wrong with single files, and the values about which all has been said. */
export interface FileFindings {
  findings: Finding[];
  /** JSON pointers by file path. */
  settled: Map<string, Set<string>>;
}

/** Checks each file by itself: encoding, form, duplicate keys, schema. */
export function checkFiles(files: readonly ContentFile[]): FileFindings {
  const findings: Finding[] = [];
  const settled = new Map<string, Set<string>>();
  for (const file of files) {
    if (file.isProven) continue;
    findings.push(...formFindings(file));
    if (!file.document.isSure || file.badByte !== undefined) continue;
    const lines = new Set(file.document.problems.map(({ start }) => file.document.source.positionAt(start).line));
    for (const result of checkSchema(file)) {
      const pointers = settled.get(file.path) ?? new Set();
      for (const pointer of result.settled) pointers.add(pointer);
      settled.set(file.path, pointers);
      if (!lines.size || !lines.has(lineOf(result.finding))) findings.push(result.finding);
    }
  }
  return { findings, settled };
}

function formFindings(file: ContentFile): Finding[] {
  const { document, badByte } = file;
  const severity = 'error' as const;
  if (badByte !== undefined) {
    const place = { file, range: { start: badByte, end: badByte + 1 } };
    return [{ code: 'file-encoding', severity, place, parameters: {}, related: [] }];
  }
  return [
    ...document.problems.map(({ fault, found, start, end }): Finding => {
      const parameters = { fault, found };
      return { code: 'json-syntax', severity, place: { file, range: { start, end } }, parameters, related: [] };
    }),
    ...document.duplicateKeys().map(({ key, first, again }): Finding => {
      const related: Finding['related'] = [{ remark: 'first-here', place: { file, range: first } }];
      return { code: 'duplicate-key', severity, place: { file, range: again }, parameters: { key }, related };
    }),
  ];
}

function lineOf({ place }: Finding): number {
  if ('path' in place || !('pointer' in place)) return 0;
  const { document } = place.file;
  return document.source.positionAt(document.locate(place.pointer).start).line;
}
