import { datedItems, draftsOf, isInDraft, isShownWith } from '../../../content/drafts.ts';
import { itemValue } from '../../../content/items.ts';
import { nounOf, referenceName } from '../../../content/kind-table.ts';
import { placeKey } from '../../../content/place.ts';
import { referencesTo } from '../../../content/references-to.ts';
import { asObject, asText } from '../../../content/unknown-value.ts';
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

interface DraftParameters {
  id: string;
  kind: string;
  facts: string;
  /** The days on which it is on the site, if it is no draft. */
  from?: string | undefined;
  until?: string | undefined;
}

export const draftLinked = defineRule<DraftParameters>('draft-linked', 'error', 'content', {
  seesDrafts: true,
  en: {
    asks: 'Nothing leads to a draft, or to an entry on days when it is not on the site.',
    why: 'A draft is not on the site: visitors would see a gap or “Page not found”. A draft may name other drafts.',
    message: ({ id, kind, from, until }) =>
      from || until
        ? `The ${nounOf(kind).en} "${id}" is on the site only${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}.`
        : `The ${nounOf(kind).en} "${id}" is a draft: it is not on the site.`,
    hint: ({ facts, from, until }) =>
      from || until
        ? 'Take this reference out, or give what refers to it the same days.'
        : `Publish it by deleting "draft" in ${facts}, or take this reference out.`,
  },
  uk: {
    asks: 'Ніщо опубліковане не веде до чернетки чи до запису в дні, коли його немає на сайті.',
    why: 'Чернетки на сайті немає: відвідувачі побачили б порожнє місце або «Сторінку не знайдено». Одна чернетка може називати іншу.',
    message: ({ id, kind, from, until }) =>
      from || until
        ? `Запис "${id}" (дані ${nounOf(kind).uk}) є на сайті лише${from ? ` з ${from}` : ''}${until ? ` до ${until}` : ''}.`
        : `Запис "${id}" (дані ${nounOf(kind).uk}) — чернетка: на сайті його немає.`,
    hint: ({ facts, from, until }) =>
      from || until
        ? 'Приберіть це посилання або вкажіть ті самі дні там, звідки воно веде.'
        : `Опублікуйте його, видаливши "draft" у ${facts}, або приберіть це посилання.`,
  },
  paths: ['facts'],
  check(tree, report) {
    for (const item of [...draftsOf(tree), ...datedItems(tree)]) {
      const { kind, id, facts } = item;
      const { draft, publishFrom, publishUntil } = itemValue(facts);
      const days = draft === true ? {} : { from: asText(publishFrom), until: asText(publishUntil) };
      const { places } = referencesTo(tree, `${kind.name}/${id}`);
      const [place, ...others] = places.filter((each) => !isInDraft(tree, each) && !isShownWith(item, tree, each));
      if (place)
        report(place, { id, kind: referenceName(kind), facts: facts.file.path, ...days }, [
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
