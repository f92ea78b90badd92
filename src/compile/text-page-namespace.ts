import type { ServicesTexts } from '../../content/model/services.ts';
import type { Fact, Section, TextPageTexts } from '../../content/model/text-page.ts';
import { figureNumbers } from '../content/figures/named-figures.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import { serviceTable } from './service-table.ts';

/** A page of texts in sections; each section with the documents whose `shownIn` names it. */
export function textPageNamespace<Texts extends TextPageTexts = TextPageTexts>(
  context: CompileContext,
  name: string,
) {
  const {
    $schema: _,
    sections,
    items: __,
    essentials,
    ...texts
  } = context.content.texts<Texts & { items?: unknown }>(context.language, name);
  const numbers = figureNumbers(sections.map(({ text = '' }) => text));
  return {
    ...texts,
    ...(essentials && { essentials: compileFacts(context, essentials) }),
    sections: sections.map((section) => compileSection(context, name, section, numbers)),
  };
}

/** Facts whose values are HTML. */
export type CompiledFacts = ReturnType<typeof compileFacts>;

function compileFacts({ html }: CompileContext, facts: readonly Fact[]) {
  return facts.map(({ name, value }) => ({ name, value: html(value) }));
}

/** A section of a page, with the documents that name it. */
export type CompiledSection = ReturnType<typeof compileSection>;

function compileSection(
  context: CompileContext,
  name: string,
  section: Section,
  numbers: ReadonlyMap<string, number>,
) {
  const { content, html, href } = context;
  const { text, picture, facts, steps, services, links, ...plain } = section;
  const table = services && serviceTable(context, services);
  const documents = content.documentsShownIn(`${name}/${section.id}`);
  return {
    ...plain,
    ...(text && { text: html(text, numbers) }),
    ...(picture && { picture: captionedPicture(context, picture.src, picture.alt) }),
    ...(facts && { facts: compileFacts(context, facts) }),
    ...(steps && { steps: steps.map(({ text: words, ...step }) => ({ ...step, text: html(words) })) }),
    ...(table && { services: table }),
    ...(links && {
      links: links.map(({ link, text: words }) => ({
        link: { href: href(link.href), label: link.label },
        text: words,
      })),
    }),
    ...(documents.length > 0 && { documents: documents.map(({ id }) => context.documentEntry(id)) }),
  };
}

/** The page of services: its words for tables are in those. */
export function servicesNamespace(context: CompileContext) {
  const { labels: _, groups: __, ...page } = textPageNamespace<ServicesTexts>(context, 'services');
  return page;
}
