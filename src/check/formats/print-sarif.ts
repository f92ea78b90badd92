import type { CheckResult } from '../check-content.ts';
import type { Diagnostic, RelatedPlace } from '../diagnostic.ts';

/** Writes diagnostics in SARIF 2.1.0, which code hosts and editors read. */
export function printSarif({ diagnostics }: CheckResult): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: id },
    help: { text: `docs/content-rules/${id}.md` },
  }));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function toResult(diagnostic: Diagnostic, codes: string[]) {
  const { code, severity, message, hint, file, line, column, endLine, endColumn, related } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: `${message}\n${hint}` },
    locations: [location(file, { startLine: line, startColumn: column, endLine, endColumn })],
    ...(related.length > 0 && { relatedLocations: related.map(relatedLocation) }),
  };
}

function relatedLocation({ file, line, column, message }: RelatedPlace, id: number) {
  return { id, message: { text: message }, ...location(file, { startLine: line, startColumn: column }) };
}

function location(file: string, region: Record<string, number>) {
  const uri = file.split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, region } };
}
