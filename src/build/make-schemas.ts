import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import {
  buildGenerator,
  type Definition,
  getProgramFromFiles,
  type JsonSchemaGenerator,
} from 'typescript-json-schema';
import { exceptableCodes } from '../check/rule-table.ts';
import { exceptionsKey, type FieldWords } from '../content/field-words.ts';
import { collectionNames, fileKinds } from '../content/kind-table.ts';
import { pages } from '../content/pages.ts';
import { exceptionsFile } from '../content/schema/schema-store.ts';
import { isObject } from '../content/unknown-value.ts';
import { textIfThere } from '../lib/command/folders.ts';
import { englishName, type LanguageCode, languages, ukrainianName } from '../lib/language/languages.ts';

/** The schema of the list of exceptions that every file may have; the rules to choose from are those that people judge. */
function exceptionsSchema(exception: Definition): Definition {
  const { rule } = exception.properties ?? {};
  return {
    $comment: 'Made from RuleException in content/model by "npm run schema". Never edit.',
    description: 'Places at which a rule of the check is wrong, each with the reason; at best, there are none.',
    type: 'array',
    minItems: 1,
    items: {
      ...exception,
      $schema: undefined,
      properties: { ...exception.properties, rule: { ...(rule as Definition), enum: [...exceptableCodes].sort() } },
    },
  };
}

function withExceptions(schema: Definition): Definition {
  const { $schema, ...rest } = schema.properties ?? {};
  const exceptions = { $ref: exceptionsFile };
  return { ...schema, properties: { ...($schema && { $schema }), [exceptionsKey]: exceptions, ...rest } };
}

/** The values that the code offers, by the format that the model gives to a text: those of no other value are right. */
const choices: Readonly<Record<string, readonly string[]>> = {
  'page-component': Object.keys(pages),
  collection: collectionNames,
  'site-language': languages.map(({ code }) => code),
};

/** A text for each value of a type, with the words that the type has of it. */
function textsByValue(choices: FieldWords['choiceWords'] = {}): Record<string, Definition> {
  return Object.fromEntries(
    Object.entries(choices).map(([value, told]) => {
      const [labelUk = value, labelEn = value] = told.split(' | ');
      return [value, { type: 'string', description: `${labelEn}.`, labelEn, labelUk, helpUk: `${labelUk}.` }];
    }),
  );
}

/** The keys of an object that has a text for each language of the site. */
function textsByLanguage(format: unknown): Definition | undefined {
  if (format !== 'by-language') return undefined;
  const properties = textsByValue(languageChoices());
  return { format: undefined, properties, required: Object.keys(properties), additionalProperties: false };
}

function languageChoices(): FieldWords['choiceWords'] {
  const wordsOf = (code: LanguageCode) =>
    `${ukrainianName(code, 'а').replace(/^./u, (letter) => letter.toUpperCase())} | ${englishName(code)}`;
  return Object.fromEntries(languages.map(({ code }) => [code, wordsOf(code)]));
}

function withChoices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withChoices);
  if (!isObject(value)) return value;
  const own = choices[String(value.format)];
  const members = Object.entries(value).map(([key, member]) => [key, withChoices(member)]);
  return {
    ...Object.fromEntries(members),
    ...(own && value.type === 'string' && { enum: [...own].sort() }),
    ...(value.format === 'site-language' && { choiceWords: languageChoices() }),
    ...(value.type === 'object' && textsByLanguage(value.format)),
  };
}

function typesOf(program: ts.Program): (ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[] {
  const isType = (each: ts.Statement) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each);
  return program.getSourceFiles().flatMap(({ statements }) => statements.filter(isType));
}

/** The interface that each interface of the model extends. */
function basesOf(program: ts.Program): Map<string, string> {
  const bases = new Map<string, string>();
  for (const type of typesOf(program)) {
    const base = ts.isInterfaceDeclaration(type) && type.heritageClauses?.[0]?.types[0]?.expression;
    if (base && ts.isIdentifier(base)) bases.set(type.name.text, base.text);
  }
  return bases;
}

/**
 * The words for editors in the comments of the model, by TYPE and TYPE.FIELD: `@uk LABEL | HELP` and `@en LABEL` of a field,
 * `@uk HELP` of a type, and `@choices VALUE = UKRAINIAN | ENGLISH; …` of either. The generator would leave out such tags of a field
 * that is a group of others.
 */
function wordsIn(program: ts.Program): Map<string, FieldWords> {
  const checker = program.getTypeChecker();
  const words = new Map<string, FieldWords>();
  for (const { name } of typesOf(program)) {
    const own = tagsOf(checker.getSymbolAtLocation(name));
    words.set(name.text, { helpUk: own.uk, ...choicesIn(own.choices) });
    for (const field of checker.getTypeAtLocation(name).getProperties()) {
      const { uk, en: labelEn, choices: told = choicesOfType(checker, field) } = tagsOf(field);
      const [labelUk, helpUk] = uk?.split(' | ') ?? [];
      words.set(`${name.text}.${field.name}`, { labelUk, labelEn, helpUk, ...choicesIn(told) });
    }
  }
  return words;
}

/** The tag of the type that a field is declared to have: the generator writes the values of such a type into the field. */
function choicesOfType(checker: ts.TypeChecker, { valueDeclaration: field }: ts.Symbol): string | undefined {
  const type = field && ts.isPropertySignature(field) ? field.type : undefined;
  const named = type && ts.isTypeReferenceNode(type) && checker.getSymbolAtLocation(type.typeName);
  if (!named) return undefined;
  const isImported = (named.flags & ts.SymbolFlags.Alias) !== 0;
  return tagsOf(isImported ? checker.getAliasedSymbol(named) : named).choices;
}

function choicesIn(told: string | undefined): Pick<FieldWords, 'choiceWords'> {
  if (!told) return {};
  const entries = told.split('; ').map((each) => {
    const [value = '', words = ''] = each.split(' = ');
    return [value, words] as const;
  });
  return { choiceWords: Object.fromEntries(entries) };
}

function tagsOf(symbol: ts.Symbol | undefined): Readonly<Record<string, string | undefined>> {
  const tags = symbol?.getJsDocTags() ?? [];
  return Object.fromEntries(tags.map(({ name, text }) => [name, ts.displayPartsToString(text).replace(/\s+/g, ' ')]));
}

/** A type with a text for each value of another one, as the generator calls it. */
const namesByValue = /Record(?:<|%3C)(\w+)(?:,|%2C)string(?:>|%3E)/g;

/** A schema with the words of its type and fields, and of those that it defines. */
function withWords(schema: Definition, type: string, words: ReadonlyMap<string, FieldWords>): Definition {
  const value = type.replace(namesByValue, '$1');
  if (value !== type) return { ...schema, properties: textsByValue(words.get(value)?.choiceWords) };
  const inEach = (parts: Definition['definitions'], withOwn: (part: Definition, name: string) => Definition) =>
    parts &&
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withOwn(part as Definition, name)]));
  return {
    ...schema,
    ...words.get(type),
    properties: inEach(schema.properties, (part, key) => withFieldWords(part, words.get(`${type}.${key}`))),
    definitions: inEach(schema.definitions, (part, name) => withWords(part, name, words)),
  };
}

/** A field with its words. The type that it refers to has the words of its values itself. */
function withFieldWords(field: Definition, words: FieldWords = {}): Definition {
  const { choiceWords, ...own } = words;
  return { ...field, ...own, ...(choiceWords && !field.$ref && { choiceWords }) };
}

/** Puts inherited keys before own ones: the keys are in the order in which people read a file. */
function inheritedFirst(
  schema: Definition,
  type: string,
  bases: Map<string, string>,
  generator: JsonSchemaGenerator,
): Definition {
  const base = bases.get(type);
  if (!base) return schema;
  const inherited = inheritedFirst(generator.getSchemaForSymbol(base), base, bases, generator).properties ?? {};
  const order = Object.keys(inherited).map((key) => [key, schema.properties?.[key]]);
  return { ...schema, properties: { ...Object.fromEntries(order), ...schema.properties } };
}

/** The bases whose id stands before the fields of an entry. */
const entries: readonly (string | undefined)[] = ['EntryData', 'EntryTexts', 'NamedData'];

/** Puts the ids that entries inherit before their own fields: files have them so. */
function idsFirst({ definitions = {}, ...schema }: Definition, bases: ReadonlyMap<string, string>): Definition {
  const withId = ([name, part]: [string, unknown]) => {
    const own = part as Definition;
    const { id, ...others } = own.properties ?? {};
    return [name, entries.includes(bases.get(name)) ? { ...own, properties: { id, ...others } } : own];
  };
  return { ...schema, definitions: Object.fromEntries(Object.entries(definitions).map(withId)) };
}

/** Generates the text of every schema from the types of the model, by file name. `root` is the project's folder. */
function makeSchemas(root: string): Map<string, string> {
  const modelDir = join(root, 'content/model');
  const files = readdirSync(modelDir).map((name) => join(modelDir, name));
  // The model names nothing of browsers: reading and checking their types takes longest.
  const library = { types: [], lib: ['ES2022'], skipLibCheck: true };
  const options = { ...library, strict: true, allowImportingTsExtensions: true, noEmit: true, target: 9 };
  const program = getProgramFromFiles(files, options, modelDir);
  const [bases, words] = [basesOf(program), wordsIn(program)];
  const generator = buildGenerator(program, {
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
  });
  if (!generator) throw new Error('content/model does not compile: run npm run types to see why.');
  const schemas = fileKinds.map(({ name, type }): [name: string, schema: Definition] => {
    const inOrder = inheritedFirst(generator.getSchemaForSymbol(type), type, bases, generator);
    const own = withWords(idsFirst(inOrder, bases), type, words);
    const $comment = `Made from ${type} in content/model by "npm run schema". Never edit.`;
    return [`${name}.schema.json`, { $comment, ...withExceptions(own) }];
  });
  const exception = withWords(generator.getSchemaForSymbol('RuleException'), 'RuleException', words);
  schemas.push([exceptionsFile, exceptionsSchema(exception)]);
  const textOf = (schema: Definition) =>
    JSON.stringify(withChoices(schema), null, 2).replace(namesByValue, '$1Names');
  return new Map(schemas.map(([name, schema]) => [name, `${textOf(schema)}\n`]));
}

/**
 * Brings `content/schema` up to date with the model and the code. Returns the files that were not.
 * @param check whether to leave the files as they are
 */
export function updateSchemas(root: string, check: boolean): string[] {
  const schemaDir = join(root, 'content/schema');
  const schemas = makeSchemas(root);
  mkdirSync(schemaDir, { recursive: true });
  const gone = readdirSync(schemaDir).filter((name) => !schemas.has(name));
  const changed = [...schemas].filter(([name, text]) => textIfThere(join(schemaDir, name)) !== text);
  if (!check) {
    for (const [name, text] of changed) writeFileSync(join(schemaDir, name), text);
    for (const name of gone) rmSync(join(schemaDir, name));
  }
  return [...gone, ...changed.map(([name]) => name)];
}
