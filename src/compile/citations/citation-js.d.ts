/** The parts of citation.js used here; it ships no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: unknown);
    data: Record<string, unknown>[];
    format(name: string, options?: Record<string, unknown>): string;
  }
  interface Register {
    add(name: string, xml: string): void;
  }
  interface Configs {
    '@csl': { styles: Register; locales: Register };
    '@bibtex': { format: Record<string, unknown> };
  }
  export const plugins: { config: { get<Name extends keyof Configs>(name: Name): Configs[Name] } };
}
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
