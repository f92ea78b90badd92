import type { DocumentsTexts } from '../../content/model/documents.ts';
import type { NewsItemTexts } from '../../content/model/news-texts.ts';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import type { DepartmentTexts, LaboratoryTexts } from '../../content/model/unit-texts.ts';
import { pathOf } from '../content/content-tree.ts';
import type { ItemKind } from '../content/kind.ts';
import { fileKindOf, hasOwnFiles, kindsCalled } from '../content/kind-table.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { DatedNewsItem, SiteFacts, Unit } from './site-facts.ts';

/** The words for documents in one language, their titles by id. */
export interface DocumentWords extends Pick<DocumentsTexts, 'kinds' | 'languages'> {
  titles: ReadonlyMap<string, string>;
}

/** Something computed from files once, and the files it was computed from. */
interface View {
  value: unknown;
  reads: ReadonlySet<string>;
}

/**
 * Reads the texts of checked content and records what it reads. Each step of the compilation has a reader of its own, so that it
 * is known of which files its result was made. Reading what is not there is a bug: the checker runs first.
 */
export class ContentReader {
  /** The paths of the files read so far. */
  readonly reads = new Set<string>();

  /** @param views what readers of the same content have computed */
  constructor(
    readonly facts: SiteFacts,
    private readonly views = new Map<string, View>(),
  ) {}

  /** Another reader of the same content, which has read nothing yet. */
  fresh(): ContentReader {
    return new ContentReader(this.facts, this.views);
  }

  /** A text file of a language: `texts('ua', 'header')`. */
  texts<Texts>(language: LanguageCode, name: string): Texts {
    return this.read<Texts>(`${language}/${name}.json`);
  }

  /** A file of facts: `data('developments')`. */
  data<Data>(name: string): Data {
    return this.read<Data>(`data/${name}.json`);
  }

  /** The texts of a page's items: the function finds one by its id. */
  textsById<Item extends { id: string }>(language: LanguageCode, name: string): (id: string) => Item {
    const items = this.view(`${language}/${name} by id`, (reader) => {
      const texts = reader.texts<{ items: Item[] }>(language, name);
      return new Map(texts.items.map((item) => [item.id, item]));
    });
    return (id) => {
      const item = items.get(id);
      if (!item) throw new Error(`${language}/${name}.json has no item ${id}.`);
      return item;
    };
  }

  /** The texts of an item of any kind. */
  itemTexts<Texts extends object>(kind: ItemKind, language: LanguageCode, id: string): Texts {
    const fileKind = fileKindOf(kind, 'texts');
    if (!fileKind) throw new Error(`A ${kind.name} has no texts.`);
    const fileId = hasOwnFiles(kind) ? id : this.facts.fileIdOf(kind, id);
    const name = pathOf(fileKind, language, fileId).slice(language.length + 1, -'.json'.length);
    if (hasOwnFiles(kind)) return this.texts<Texts>(language, name);
    return this.textsById<Texts & { id: string }>(language, name)(id);
  }

  person(language: LanguageCode, id: string): PersonTexts {
    return this.textsOf<PersonTexts>('person', language, id);
  }

  unit(language: LanguageCode, { kind, id }: Unit): DepartmentTexts | LaboratoryTexts {
    return this.textsOf(kind === 'laboratory' ? 'laboratory' : 'department', language, id);
  }

  newsItem(language: LanguageCode, { id }: Pick<DatedNewsItem, 'id'>): NewsItemTexts {
    return this.textsOf<NewsItemTexts>('news', language, id);
  }

  documentTexts(language: LanguageCode): DocumentWords {
    return this.view(`${language}/documents`, (reader) => {
      const { kinds, languages, items } = reader.texts<DocumentsTexts>(language, 'documents');
      return { kinds, languages, titles: new Map(items.map(({ id, title }) => [id, title])) };
    });
  }

  /** The news whose texts link to a person, newest first. */
  newsAbout(language: LanguageCode, personId: string): DatedNewsItem[] {
    const byPerson = this.view(`${language}/news by person`, (reader) => {
      const found = new Map<string, DatedNewsItem[]>();
      for (const item of this.facts.news) {
        const links = reader.newsItem(language, item).content?.matchAll(/\(\/person\/([\w-]+)\)/g) ?? [];
        for (const id of new Set([...links].map((match) => match[1] ?? ''))) {
          found.set(id, [...(found.get(id) ?? []), item]);
        }
      }
      return found;
    });
    return byPerson.get(personId) ?? [];
  }

  private textsOf<Texts extends object>(kindName: string, language: LanguageCode, id: string): Texts {
    const [kind] = kindsCalled(kindName);
    if (!kind) throw new Error(`There is no kind of content called ${kindName}.`);
    return this.itemTexts<Texts>(kind, language, id);
  }

  /** Computes something once for all readers. Whoever asks for it has read the files it was computed from. */
  private view<Value>(key: string, make: (reader: ContentReader) => Value): Value {
    let view = this.views.get(key);
    if (!view) {
      const reader = this.fresh();
      view = { value: make(reader), reads: reader.reads };
      this.views.set(key, view);
    }
    for (const path of view.reads) this.reads.add(path);
    return view.value as Value;
  }

  private read<Value>(path: string): Value {
    this.reads.add(path);
    return this.facts.file<Value>(path);
  }
}
