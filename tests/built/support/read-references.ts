/** A publication as a reference manager has it after reading a file: for tests, by parsers that share nothing with what wrote it. */
export interface ReadReference {
  type: string;
  key: string;
  title: string;
  /** `Family Given`. */
  authors: string[];
  year: string;
  doi?: string;
}

/** Reads BibTeX by its grammar: @type{key, name = {value with {braces}}, …}. */
export function readBibtex(text: string): ReadReference[] {
  return [...text.matchAll(/^@(\w+)\{([^,\s]+),$([\s\S]*?)^\}$/gm)].map(([, type = '', key = '', body = '']) => {
    const fields = new Map<string, string>();
    let rest = body;
    for (let name = /^\s*(\w+)\s*=\s*\{/.exec(rest); name; name = /^\s*,?\s*(\w+)\s*=\s*\{/.exec(rest)) {
      const start = name[0].length;
      let [end, depth] = [start, 1];
      for (; depth > 0; end += 1) {
        if (end >= rest.length) throw new Error(`A brace of ${key} is not closed.`);
        if (rest[end] === '{') depth += 1;
        if (rest[end] === '}') depth -= 1;
      }
      fields.set(name[1] ?? '', rest.slice(start, end - 1));
      rest = rest.slice(end);
    }
    if (rest.replace(',', '').trim()) throw new Error(`${key} has what is no field: ${rest}`);
    const plain = (name: string) => (fields.get(name) ?? '').replace(/\\([&%$#_{}])|[{}]/g, '$1');
    const doi = plain('doi');
    return {
      type: type.toLowerCase(),
      key,
      title: plain('title'),
      authors: plain('author').split(' and ').map(nameOf),
      year: plain('year'),
      ...(doi && { doi }),
    };
  });
}

/** Reads RIS: lines of a tag and a value, from TY to ER. */
export function readRis(text: string): ReadReference[] {
  return text
    .split(/^ER {2}- ?\r?\n?/m)
    .filter((record) => record.trim())
    .map((record) => {
      const all = (tag: string) =>
        [...record.matchAll(new RegExp(`^${tag}  - (.*)$`, 'gm'))].map(([, value = '']) => value.trim());
      const [type = ''] = all('TY');
      const [key = ''] = all('ID');
      const [title = ''] = all('TI');
      const [year = ''] = all('PY');
      const [doi] = all('DO');
      return { type, key, title, authors: all('AU').map(nameOf), year, ...(doi && { doi }) };
    });
}

function nameOf(name: string): string {
  return name.trim().replace(', ', ' ');
}
