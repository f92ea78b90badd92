import type { ContentTree } from '../../content/content-tree.ts';
import { valueAt, withValueAt } from '../../content/json/json-pointer.ts';
import type { ItemKind } from '../../content/kind.ts';
import { titleKeys } from '../../content/kind-table.ts';
import { meantBranch } from '../../content/schema/schema-store.ts';
import { asObject, asText } from '../../content/unknown-value.ts';
import type { CommandLanguage, Words } from '../../lib/command/command-words.ts';
import { plainWords } from '../../lib/text/compare-text.ts';
import { factsOf, type Thing, thingsIn } from '../server/thing.ts';
import type { EntryParts } from './entry-files.ts';
import { addedKinds, itemSchema } from './needs.ts';
import { AnswersError, beginEntry, canHave, type NewEntry } from './new-entry.ts';
import { CellProblem, fieldValue, type TableField, tableFields } from './table-fields.ts';

/** The values that a line of a table or a list gives an entry, by field. */
export type ImportLine = Readonly<Record<string, string>>;

/** The outcome of a line. */
export interface ImportedLine {
  name?: string;
  /** The mistake, by field: it begins nothing then. */
  problems: Readonly<Record<string, string>>;
  /** The thing that is there already, by its name or DOI, or the number of a line before it that says the same. */
  there?: string | number;
  /** The labels of what is left to write before it can be published. */
  missing: string[];
}

/** The kinds of things that tables can bring: what they lack waits in a draft. */
export function importedKinds(tree: ContentTree): ItemKind[] {
  return addedKinds.filter((kind) => canHave(tree, kind) && canBeDraft(kind, {}));
}

function canBeDraft(kind: ItemKind, facts: unknown): boolean {
  const { schema = {}, root = {} } = itemSchema(kind, 'facts') ?? {};
  return meantBranch(schema, facts, root).properties?.draft !== undefined;
}

/** A field of the things that a table brings, for a form. */
export type ImportField = Pick<TableField, 'id' | 'label' | 'isNeeded' | 'choices'>;

/** The kinds of things that tables can bring, people and news first, each with its fields. */
export function importFields(tree: ContentTree): Record<string, ImportField[]> {
  const first = ['person', 'news', 'publication'];
  const rank = ({ name }: ItemKind) => (first.indexOf(name) + 1 || first.length + 1) - 1;
  const kinds = importedKinds(tree).sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(
    kinds.map((kind) => [
      kind.name,
      tableFields(kind).map(({ id, label, isNeeded, choices }) => ({
        id,
        label,
        isNeeded,
        ...(choices && { choices }),
      })),
    ]),
  );
}

/**
 * Begins things of lines, each marked as a draft. A line with something wrong begins none, and keeps no other from it.
 * @param isTaken says which names are taken besides those of the content
 * @returns the outcome of each, and the parts of the things that they begin, by name
 */
export function importLines(
  tree: ContentTree,
  kind: ItemKind,
  lines: readonly ImportLine[],
  { language, isTaken }: { language: CommandLanguage; isTaken: (name: string) => boolean },
): { read: ImportedLine[]; begun: Readonly<Record<string, EntryParts>> } {
  const reader = new LineReader(tree, kind, language, isTaken);
  return { read: lines.map((line, index) => reader.read(line, index + 1)), begun: reader.begun };
}

class LineReader {
  readonly begun: Record<string, EntryParts> = {};
  /** Things and lines by what tells that another line is the same. */
  private readonly known: Map<string, string | number>;
  private readonly fields: ReadonlyMap<string, TableField>;

  constructor(
    private readonly tree: ContentTree,
    private readonly kind: ItemKind,
    private readonly language: CommandLanguage,
    private readonly isTaken: (name: string) => boolean,
  ) {
    const things = [...thingsIn(tree)].filter(([, thing]) => thing.kind.name === kind.name);
    this.known = new Map(things.flatMap(([name, thing]) => signsOf(thing).map((sign) => [sign, name] as const)));
    this.fields = new Map(tableFields(kind).map((field) => [field.id, field]));
  }

  /** @param number that of the line, from 1 */
  read(line: ImportLine, number: number): ImportedLine {
    const found = new Map<string, Words>();
    // The facts of a publication are answers, which have no slash, and further ones than a table has.
    const values = Object.entries(line).flatMap(([id, cell]) =>
      cell.trim() && (this.fields.has(id) || !id.includes('/'))
        ? [[id, this.valueOf(id, cell.trim(), found)] as const]
        : [],
    );
    const there = this.sameAs(values, number);
    // All that is not there yet may still have the short name of something else.
    const entry = this.entryOf(values, found, there === undefined);
    const problems = Object.fromEntries([...found].map(([id, words]) => [id, words[this.language]]));
    const told = { problems, missing: [], ...(there !== undefined && { there }) };
    if (!entry || found.size > 0) return told;
    const name = `${this.kind.name}/${entry.id}`;
    const parts = filledParts(entry.parts, values);
    const isDraft = canBeDraft(this.kind, parts.data);
    this.begun[name] = { ...parts, data: isDraft ? { ...asObject(parts.data), draft: true } : parts.data };
    return { ...told, name, missing: this.missingIn(parts) };
  }

  private valueOf(id: string, cell: string, found: Map<string, Words>): unknown {
    const field = this.fields.get(id);
    const value = field ? fieldValue(this.tree, field, cell) : cell;
    if (!(value instanceof CellProblem)) return value;
    found.set(id, value.words);
    return '';
  }

  private entryOf(values: Values, found: Map<string, Words>, isNumbered: boolean): NewEntry | undefined {
    const answers = values.flatMap(([id, value]) => (id.includes('/') ? [] : [[id, String(value)] as const]));
    const isTaken = (id: string) =>
      `${this.kind.name}/${id}` in this.begun || this.isTaken(`${this.kind.name}/${id}`);
    try {
      return beginEntry(this.tree, this.kind, Object.fromEntries(answers), isTaken, isNumbered);
    } catch (error) {
      if (!(error instanceof AnswersError)) throw error;
      for (const [option, words] of error.problems) if (!found.has(option)) found.set(option, words);
      return undefined;
    }
  }

  /** The thing, or the line before, that is called the same. */
  private sameAs(values: Values, number: number): string | number | undefined {
    const texts = values.flatMap(([id, value]) => {
      const key = this.fields.get(id)?.key ?? id;
      return key === 'original-title' || titleKeys(this.kind).includes(key) ? [String(value)] : [];
    });
    const { doi, date } = Object.fromEntries(values);
    const own = signs(this.kind, texts, { doi, date });
    const there = own.map((sign) => this.known.get(sign)).find((each) => each !== undefined);
    for (const sign of own) if (!this.known.has(sign)) this.known.set(sign, number);
    return there;
  }

  /** The labels of fields that are needed and empty. */
  private missingIn(parts: EntryParts): string[] {
    return Object.entries(parts).flatMap(([part, value]) =>
      Object.entries(asObject(value)).flatMap(([key, own]) => {
        const isEmpty = own === '' || (Array.isArray(own) && own.length === 0);
        const isIts = (field: TableField) => field.key === key && (field.language ?? 'data') === part;
        const field = isEmpty && [...this.fields.values()].find(isIts);
        return field ? [field.label[this.language]] : [];
      }),
    );
  }
}

type Values = readonly (readonly [string, unknown])[];

/** The parts of an entry with the values of further fields: `data/profiles/orcid`. */
function filledParts(parts: EntryParts, values: Values): EntryParts {
  const filled: Record<string, unknown> = { ...parts };
  for (const [id, value] of values) {
    const [part = '', ...keys] = id.split('/');
    if (keys.length > 0 && part in filled) filled[part] = withValueAt(filled[part], `/${keys.join('/')}`, value);
  }
  return filled;
}

/** The values by which two entries are the same: the DOI, or the name or title in a language; of news, on the same day. */
function signs(
  kind: ItemKind,
  titles: readonly string[],
  { doi, date }: { doi?: unknown; date?: unknown },
): string[] {
  const { order } = kind.items;
  const day = order && 'newestFirst' in order && order.newestFirst === 'date' ? ` ${date}` : '';
  return [
    ...(doi ? [`doi ${String(doi).toLowerCase()}`] : []),
    ...titles.flatMap((title) => (plainWords(title) ? [plainWords(title) + day] : [])),
  ];
}

function signsOf(thing: Thing): string[] {
  const { kind, parts } = thing;
  const facts = factsOf(thing);
  const titles = parts.flatMap(({ file, pointer, name }) =>
    name === 'data' ? [] : titleKeys(kind).flatMap((key) => asText(valueAt(file.value, `${pointer}/${key}`)) ?? []),
  );
  return signs(kind as ItemKind, [...titles, asText(facts.originalTitle) ?? ''], facts);
}
