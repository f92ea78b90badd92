/** A kind of content file: where its files are and which type of the model describes them. */
export interface FileKind {
  /** The kind's name, also that of its schema: `content/schema/NAME.schema.json`. */
  name: string;
  /** The type in `content/model`. */
  type: string;
  /** True if it holds facts (`data/`) or texts (`ua/`, `en/`). */
  role: 'data' | 'texts';
  /** The file's path below its folder; `*` matches a year, an id or a name, unless another kind has that very path. */
  path: string;
  /** True if there is one file for each year, with the items dated in it. */
  isYearly?: true;
  /** True if the file may be absent while no route and no other file needs it. */
  optional?: true;
  /** True if a program writes it, in a form of its own: where its lines end is left alone. */
  isGenerated?: true;
  /** True if its texts are labels of the interface: their fields need no help, and no record says what was translated from which. */
  isInterface?: true;
  /** JSON pointers of values that only one language may have; everything else is in all of them. */
  oneLanguage?: readonly string[];
  /** JSON pointers below which texts keep their own language: cited titles, names of languages; `*` matches any item. */
  anyLanguage?: readonly string[];
  /** Keys whose values a rule of their own compares between facts and languages. */
  comparedApart?: readonly string[];
}

/** Further properties of a kind of file. */
export type FileOptions = Omit<FileKind, 'name' | 'type' | 'role' | 'path'>;

/** A kind of file with facts: `data/PATH`. */
export function factsFile(name: string, path: string, type: string, options: FileOptions = {}): FileKind {
  return { name: `${name}-data`, type, role: 'data', path, ...options };
}

/** A kind of file with texts, one for each language: `ua/PATH`, `en/PATH`. */
export function textsFile(name: string, path: string, type: string, options: FileOptions = {}): FileKind {
  return { name: `${name}-texts`, type, role: 'texts', path, ...options };
}
