import type { Plugin } from 'vite';

/** Code of packages that the site does not need and the bundler cannot remove, 5 KB brotli on every page. */
export const unusedCode: readonly {
  /** The part that the paths of the package's modules contain. */
  folder: string;
  pattern: RegExp;
  replacement: string;
  /** The fewest places to be found: with fewer, the package has changed and the pattern must be looked at. */
  least: number;
}[] = [
  // Components of React Router that this site does not use, which the assignment of their `displayName` would keep.
  { folder: '/react-router/dist/', pattern: /^\w+\.displayName = "[^"]*";$/gm, replacement: '', least: 12 },
  {
    folder: '/react-router/dist/',
    pattern: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replacement: '= /* @__PURE__ */ $1',
    least: 12,
  },
  // All that i18next logs in its debug mode alone, and its formats of numbers and dates, which no text of the site names.
  {
    folder: '/i18next/dist/',
    pattern: /\b(?:this\.logger|baseLogger)\.(?:warn\(['"`]|deprecate\(|once\(.*'(?:deprecate|warn)').*\);$/gm,
    replacement: ';',
    least: 25,
  },
  {
    folder: '/i18next/dist/',
    pattern: /\bformatter = Formatter;$/gm,
    replacement: 'formatter = undefined;',
    least: 1,
  },
];

/** Leaves unused code of packages out of the bundles. A build fails when a package no longer has what is left out. */
export function unusedCodePlugin(): Plugin {
  const places = new Map<RegExp, number>();
  return {
    name: 'unused-code',
    apply: 'build',
    buildStart() {
      places.clear();
    },
    transform(code, id) {
      const unused = unusedCode.filter(({ folder }) => id.includes(folder));
      if (!unused.length) return undefined;
      return unused.reduce((text, { pattern, replacement }) => {
        places.set(pattern, (places.get(pattern) ?? 0) + (text.match(pattern)?.length ?? 0));
        return text.replace(pattern, replacement);
      }, code);
    },
    buildEnd(error) {
      if (error) return;
      for (const { folder, pattern, least } of unusedCode) {
        const found = places.get(pattern) ?? 0;
        if (found < least)
          throw new Error(`${pattern} matches ${found} places in ${folder}, expected at least ${least}.`);
      }
    },
  };
}
