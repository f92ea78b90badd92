import type { Plugin } from 'vite';

/** Code of a package that the site does not need and the bundler cannot remove. */
interface UnusedCode {
  name: string;
  /** The part that the paths of the package's modules contain. */
  folder: string;
  replacements: {
    pattern: RegExp;
    replacement: string;
    /** The fewest places to be found: with fewer, the package has changed and the pattern must be looked at. */
    least: number;
  }[];
}

/**
 * The components of React Router that this site does not use, which the assignment of their `displayName` would keep:
 * 3 KB brotli on every page.
 */
const routerComponents: UnusedCode = {
  name: 'unused-router-components',
  folder: '/react-router/dist/',
  replacements: [
    { pattern: /^\w+\.displayName = "[^"]*";$/gm, replacement: '', least: 12 },
    {
      pattern: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
      replacement: '= /* @__PURE__ */ $1',
      least: 12,
    },
  ],
};

/**
 * The part of i18next that logs in its debug mode alone, and its formats of numbers and dates, which no
 * text of the site names (`{{value, number}}`): 2 KB brotli on every page.
 */
const i18nextWarnings: UnusedCode = {
  name: 'unused-i18next',
  folder: '/i18next/dist/',
  replacements: [
    {
      pattern: /\b(?:this\.logger|baseLogger)\.(?:warn\(['"`]|deprecate\(|once\(.*'(?:deprecate|warn)').*\);$/gm,
      replacement: ';',
      least: 25,
    },
    { pattern: /\bformatter = Formatter;$/gm, replacement: 'formatter = undefined;', least: 1 },
    // The site says the direction of a language itself.
    { pattern: /\bconst rtlLngs = \['ar'[^\]]*\];/g, replacement: 'const rtlLngs = [];', least: 1 },
  ],
};

/** The part of react-i18next for its component `Trans`, which no page uses: markup within texts, and names of characters. */
const transDefaults: UnusedCode = {
  name: 'unused-react-i18next',
  folder: '/react-i18next/dist/',
  replacements: [{ pattern: /^ {2}(?:unescape|trans\w+: .*?),?$/gm, replacement: '', least: 6 }],
};

/** All code that is left out. */
export const unusedCode: readonly UnusedCode[] = [routerComponents, i18nextWarnings, transDefaults];

/** Leaves unused code of packages out of the bundles. A build fails when a package no longer has what is left out. */
export function unusedCodePlugin({ name, folder, replacements }: UnusedCode): Plugin {
  const places = replacements.map(() => 0);
  return {
    name,
    apply: 'build',
    buildStart() {
      places.fill(0);
    },
    transform(code, id) {
      if (!id.includes(folder)) return undefined;
      return replacements.reduce((text, { pattern, replacement }, index) => {
        places[index] = (places[index] ?? 0) + (text.match(pattern)?.length ?? 0);
        return text.replace(pattern, replacement);
      }, code);
    },
    buildEnd(error) {
      if (error) return;
      for (const [index, { pattern, least }] of replacements.entries()) {
        const found = places[index] ?? 0;
        if (found < least) {
          throw new Error(`${name}: ${pattern} matches ${found} places in ${folder}, expected at least ${least}.`);
        }
      }
    },
  };
}
