import { draftsOf, isInDraft } from '../../../content/drafts.ts';
import { nounOf, referenceName } from '../../../content/kind-table.ts';
import { placeKey } from '../../../content/place.ts';
import { referencesTo } from '../../../content/references-to.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { alsoHere } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

/** The rules by which what leads to a draft leads nowhere. */
const missing = new Set([
  'reference-unknown',
  'link-dead',
  'anchor-dead',
  'redirect-broken',
  'fact-unknown',
  'document-unknown',
]);

export const draftLinked = defineRule<{ id: string; kind: string; facts: string }>({
  code: 'draft-linked',
  severity: 'error',
  scope: 'content',
  seesDrafts: true,
  summary: {
    en: 'Nothing that is published leads to a draft.',
    uk: 'Ніщо опубліковане не веде до чернетки.',
  },
  why: {
    en: 'A draft is not on the site: visitors would see a gap or “Page not found”. A draft may name other drafts.',
    uk: 'Чернетки на сайті немає: відвідувачі побачили б порожнє місце або «Сторінку не знайдено». Одна чернетка може називати іншу.',
  },
  paths: ['facts'],
  words: {
    en: ({ id, kind, facts }) => ({
      message: `The ${nounOf(kind).en} "${id}" is a draft: it is not on the site.`,
      hint: `Publish it by deleting "draft" in ${facts}, or take this reference out.`,
    }),
    uk: ({ id, kind, facts }) => ({
      message: `Запис "${id}" (дані ${nounOf(kind).uk}) — чернетка: на сайті його немає.`,
      hint: `Опублікуйте його, видаливши "draft" у ${facts}, або приберіть це посилання.`,
    }),
  },
  check(tree, report) {
    for (const { kind, id, facts } of draftsOf(tree)) {
      const { places } = referencesTo(tree, `${kind.name}/${id}`);
      const [place, ...others] = places.filter((each) => !isInDraft(tree, each));
      if (place)
        report(place, { id, kind: referenceName(kind), facts: facts.file.path }, [
          { remark: 'facts-here', place: facts },
          ...alsoHere(others),
        ]);
    }
  },
  explains(own) {
    const places = new Set(
      own.flatMap(({ place, related }) => [place, ...related.map((other) => other.place)].map(placeKey)),
    );
    const ids = new Set<unknown>(own.map(({ parameters }) => parameters.id));
    return ({ code, place, parameters }) =>
      missing.has(code) && (places.has(placeKey(place)) || ids.has(asObject(parameters).id));
  },
});
