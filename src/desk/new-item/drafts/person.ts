import type { ContentTree } from '../../../content/content-tree.ts';
import { itemsCalled } from '../../../content/items.ts';
import { defaultLanguage, type LanguageCode } from '../../../lib/language/languages.ts';
import { romanize } from '../../../lib/text/romanize.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { type Answers, addParts, assetFolder, type Draft, draftOf } from '../draft.ts';
import { keepAsset } from '../keep-asset.ts';
import { optionIn } from '../option-in.ts';
import { readList } from '../read-list.ts';
import { unknownId } from '../unknown-id.ts';

/** A person: files of their own, and a place among the staff of a unit. */
export function draftPerson(tree: ContentTree, answers: Answers): Draft {
  const { name = '', portrait, unit, email } = answers;
  // Surname first in Ukrainian, given name first in English; the patronymic is not used in English.
  const [surname = '', given = ''] = romanize(name).split(/\s+/);
  const draft = draftOf(answers.id || toSlug(`${surname} ${given}`));
  const photo =
    portrait &&
    keepAsset(draft, tree.dir, {
      option: 'portrait',
      given: portrait,
      root: 'images',
      folder: assetFolder('person', {}),
      name: draft.id,
    });
  const texts = (language: LanguageCode) => {
    const answer = (option: string) => answers[optionIn(option, language)];
    const romanized = language === defaultLanguage ? '' : `${given} ${surname}`.trim();
    const [degree, biography] = [answer('degree'), answer('body')];
    const interests = readList(answer('interests'));
    return {
      name: answer('name') || romanized,
      position: answer('position') ?? '',
      ...(degree && { degree }),
      ...(interests.length && { interests }),
      ...(biography && { biography }),
    };
  };
  addParts(
    draft,
    'person',
    { facts: { ...(photo && { photo }), ...(email && { email }) }, texts },
    {
      facts: { portrait: 'photo', email: 'email' },
      texts: { name: 'name', position: 'position', degree: 'degree', interests: 'interests', body: 'biography' },
    },
  );
  if (unit) joinUnit(tree, draft, unit);
  return draft;
}

/** Puts the person at the end of the unit's staff. */
function joinUnit(tree: ContentTree, draft: Draft, unit: string): void {
  const found = itemsCalled(tree, 'unit').find(({ id }) => id === unit);
  if (found) draft.entries.push({ path: found.file.path, list: 'staff', value: draft.id, isBefore: () => false });
  else draft.problems.unit = unknownId(tree, 'unit', unit);
}
