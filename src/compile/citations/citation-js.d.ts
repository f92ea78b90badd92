/** The parts of citation.js used here; it ships no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: unknown);
    data: Record<string, unknown>[];
    format(name: string, options?: Record<string, unknown>): string;
  }
  interface Register {
    add(name: string, xml: string): void;
    get(name: string): string;
  }
  interface Configs {
    '@csl': { styles: Register; locales: Register };
    '@bibtex': { format: Record<string, unknown> };
  }
  interface BibtexEntry {
    type: string;
    label: string;
    properties: Record<string, unknown>;
  }
  export const plugins: {
    config: { get<Name extends keyof Configs>(name: Name): Configs[Name] };
    input: { data(text: string, type: '@biblatex/text'): BibtexEntry[] };
  };
}
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
