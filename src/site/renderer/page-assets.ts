/** What Vite's manifest says of one file. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Vite's manifest of the client bundle, by source file. */
export type ViteManifest = Record<string, ManifestEntry>;

/** The scripts that source files need, each once, as URLs. */
export function modulesOf(manifest: ViteManifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const entry = manifest[source];
    if (!entry || files.has(`/${entry.file}`)) return;
    files.add(`/${entry.file}`);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...files];
}
