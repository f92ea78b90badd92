import type { MicrographData } from '../../content/model/figures.ts';
import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type {
  ContactsTexts,
  DepartmentsTexts,
  HistoryTexts,
  HomeTexts,
  NotFoundTexts,
} from '../../content/model/page-texts.ts';
import type { TestTexts } from '../../content/model/services.ts';
import { campusPlan } from './campus/campus-plan.ts';
import { captionedPicture } from './captioned-picture.ts';
import type { CompileContext } from './compile-context.ts';
import { textPageNamespace } from './text-page-namespace.ts';

/** The home page. */
export function homeNamespace({ content, language, image }: CompileContext) {
  const { $schema: _, hero, phases: __, ...texts } = content.texts<HomeTexts>(language, 'home');
  return { ...texts, hero: { ...hero, image: image(hero.image), phoneImage: image(hero.phoneImage) } };
}

/** The grains of the pictures of the home page. */
export function grainsNamespace({ content, language }: CompileContext) {
  const { hero, phases = {} } = content.texts<HomeTexts>(language, 'home');
  const micrographs = [...content.itemsOf<MicrographData>('micrograph').values()];
  const grainsOf = (path: string) =>
    micrographs
      .filter(({ image }) => image === path)
      .flatMap(({ grains }) => grains)
      .map(({ phase, outline }) => ({
        phase: phases[phase] ?? phase,
        // In per cent of the picture.
        outline: outline.map(({ x, y }): [x: number, y: number] => [x, y]),
      }));
  return { image: grainsOf(hero.image), phoneImage: grainsOf(hero.phoneImage) };
}

/** The history page. */
export function historyNamespace(context: CompileContext) {
  const { content, language, html } = context;
  const { intro, periods } = content.texts<HistoryTexts>(language, 'history');
  return {
    intro: html(intro),
    periods: periods.map(({ years, title, text, picture }) => ({
      years,
      title,
      text: html(text),
      ...(picture && { picture: captionedPicture(context, picture.src, picture.alt) }),
    })),
  };
}

/** The contacts page, with the facts of the site, the footer's address, and the plan of the way. */
export function contactsNamespace(context: CompileContext) {
  const { content, language, html } = context;
  const { press, ...texts } = textPageNamespace<ContactsTexts>(context, 'contacts');
  const { address } = content.texts<FooterTexts>(language, 'footer');
  const { phone, email, mapHref } = content.site;
  const campus = campusPlan(context);
  return {
    ...texts,
    site: { phone, email, mapHref, address: [...address] },
    ...(campus && { campus }),
    ...(press && {
      press: {
        ...press,
        facts: press.facts.map(({ name, value }) => ({ name, value: html(value) })),
        pictures: press.pictures.map(({ src, alt }) => {
          const image = context.image(src);
          // The largest of its files comes last.
          return { image, alt, href: image.srcset?.split(', ').at(-1)?.split(' ')[0] ?? image.src };
        }),
      },
    }),
  };
}

/** The words of the pages of departments; the introductions are in the lists. */
export function departmentsNamespace({ content, language }: CompileContext) {
  const { $schema: _, kinds: __, ...texts } = content.texts<DepartmentsTexts>(language, 'departments');
  return texts;
}

/** The not-found page. */
export function notFoundNamespace({ content, language, image }: CompileContext) {
  const { $schema: _, ...texts } = content.texts<NotFoundTexts>(language, 'not-found');
  return { ...texts, image: image(texts.image) };
}

/** The test page. */
export function testNamespace(context: CompileContext) {
  const { content, language, html, image } = context;
  const { $schema: _, intro, text, picture, ...texts } = content.texts<TestTexts>(language, 'test');
  const documents = content.documents.map(({ id }) => context.documentEntry(id));
  const [longest] = [...documents].sort((a, b) => b.pages - a.pages);
  return {
    ...texts,
    intro: html(intro),
    text: html(text),
    picture: { src: image(picture.src), alt: picture.alt },
    documents,
    ...(longest && { longest }),
  };
}

/** A namespace whose words need nothing done to them. */
export function plainNamespace<Texts extends { $schema: string }>(context: CompileContext, name: string) {
  const { $schema: _, ...texts } = context.content.texts<Texts>(context.language, name);
  return texts;
}
