import type { Section, TextPageTexts } from '../../content/model/text-page.ts';
import { figureNumbers } from '../content/figures/named-figures.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';

/** A page of texts in sections; each section with the documents whose `shownIn` names it. */
export function textPageNamespace<Texts extends TextPageTexts = TextPageTexts>(
  context: CompileContext,
  name: string,
) {
  const {
    $schema: _,
    sections,
    items: __,
    ...texts
  } = context.content.texts<Texts & { items?: unknown }>(context.language, name);
  const numbers = figureNumbers(sections.map(({ text = '' }) => text));
  return { ...texts, sections: sections.map((section) => compileSection(context, name, section, numbers)) };
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
  const { text, picture, facts, steps, links, ...plain } = section;
  const documents = content.documentsShownIn(`${name}/${section.id}`);
  return {
    ...plain,
    ...(text && { text: html(text, numbers) }),
    ...(picture && { picture: captionedPicture(context, picture.src, picture.alt) }),
    ...(facts && { facts: facts.map((fact) => ({ name: fact.name, value: html(fact.value) })) }),
    ...(steps && { steps: steps.map((step) => ({ title: step.title, text: html(step.text) })) }),
    ...(links && {
      links: links.map(({ link, text: words }) => ({
        link: { href: href(link.href), label: link.label },
        text: words,
      })),
    }),
    ...(documents.length > 0 && { documents: documents.map(({ id }) => context.documentEntry(id)) }),
  };
}
