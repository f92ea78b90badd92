import { directDependencies, type PackageFile, type Workspaces } from './find-problems.ts';

const [start, end] = [
  '<!-- dependencies: written by "npm run supply-chain -- --write" -->',
  '<!-- /dependencies -->',
];

/** Puts the tables of direct dependencies with their reasons into a document, between its two markers. */
export function withDependencyTable(
  document: string,
  { devDependencies, ...served }: PackageFile,
  reasons: Readonly<Record<string, string>>,
  workspaces: Workspaces = {},
): string {
  const [before, rest = ''] = document.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error('The document has no place for the table.');
  const parts = [
    '### In the site and its function',
    table(namesOf(served), reasons),
    '### For building and testing',
    table(namesOf({ devDependencies }), reasons),
    ...Object.entries(workspaces).flatMap(([folder, own]) => {
      const names = namesOf(own);
      return names.length ? [`### In the workspace \`${folder}\``, table(names, reasons)] : [];
    }),
  ];
  return `${before}${start}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
}

function namesOf(file: Partial<PackageFile>): string[] {
  return [...new Set(directDependencies(file).map(([name]) => name))];
}

/** Packages with the same reason share a row. */
function table(names: readonly string[], reasons: Readonly<Record<string, string>>): string {
  const rows = new Map<string, string[]>();
  for (const name of names) {
    const reason = reasons[name] ?? '';
    rows.set(reason, [...(rows.get(reason) ?? []), `\`${name}\``]);
  }
  const lines = [...rows].map(([reason, packages]) => `| ${packages.join(', ')} | ${reason} |`);
  return ['| package | why |', '| --- | --- |', ...lines].join('\n');
}
