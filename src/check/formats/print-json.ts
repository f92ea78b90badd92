import type { CommandLanguage } from '../../lib/command/command-words.ts';
import type { CheckResult } from '../check-content.ts';
import type { Diagnostic, RelatedPlace } from '../diagnostic.ts';
import { rulesByCode } from '../rule-table.ts';

/** Writes diagnostics as one JSON object. */
export function printJson({ files, errors, warnings, durationMs, diagnostics }: CheckResult): string {
  return JSON.stringify({ files, errors, warnings, durationMs, diagnostics }, null, 2);
}

interface SarifOptions {
  language: CommandLanguage;
  /** The table of the rules: an address, or a path of the project. */
  rulesPage: string;
}

/** Writes diagnostics in SARIF 2.1.0, which code hosts and editors read. */
export function printSarif({ diagnostics }: CheckResult, { language, rulesPage }: SarifOptions): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const rules = codes.map((id) => {
    const { asks = id, why, note } = rulesByCode.get(id)?.[language] ?? {};
    const page = `${rulesPage}#${id}`;
    return {
      id,
      shortDescription: { text: asks },
      help: { text: [why, note, page].filter(Boolean).join('\n\n') },
      ...(URL.canParse(page) && { helpUri: page }),
    };
  });
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
