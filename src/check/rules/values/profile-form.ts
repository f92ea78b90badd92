import { type ProfileKind, profileHref, profileKindAt, readProfile } from '../../../content/researcher-profiles.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { defineRule } from '../../rule.ts';
import { invisible } from '../texts/invisible-character.ts';

/** The name of each service, and a profile of it. */
const services: Record<ProfileKind, { en: string; uk?: string; example: string }> = {
  encyclopedia: { en: 'encyclopedia', uk: 'енциклопедія', example: 'https://encyclopedia.example.org/koval' },
  googleScholar: { en: 'Google Scholar', example: 'JicYPdAAAAAJ' },
  orcid: { en: 'ORCID', example: '0000-0002-1825-0097' },
  scopus: { en: 'Scopus', example: '57200000000' },
  webOfScience: { en: 'Web of Science', example: 'AAB-1234-2020' },
  sciProfiles: { en: 'SciProfiles', example: '123456' },
  researchGate: { en: 'ResearchGate', example: 'Olena-Koval-2' },
  bibliographic: {
    en: 'bibliographic service',
    uk: 'бібліографічна довідка',
    example: 'https://bibliography.example.org/koval',
  },
};

const exampleOf = (kind: ProfileKind) => profileHref(kind, services[kind].example) ?? '';

export const profileForm = defineRule<{ found: string; kind: ProfileKind; suggestion?: string }>({
  code: 'profile-form',
  severity: 'error',
  scope: 'file',
  summary: {
    en: 'A researcher profile is written in its usual form.',
    uk: 'Профіль науковця записано у звичному вигляді.',
  },
  why: {
    en:
      'An id becomes the link to the profile. The address of the profile, as it is pasted, becomes the same link and is only a ' +
      'warning: `npm run check -- --fix` writes it in the usual form. What is not a profile of the service leads nowhere.',
    uk: 'Із id сайт робить посилання на профіль. Вставлена адреса профілю дає те саме посилання, тож це лише зауваження: `npm run check -- --fix` запише її у звичному вигляді. Що не є профілем цієї служби, не веде нікуди.',
  },
  words: {
    en: ({ found, kind, suggestion }) => ({
      message: suggestion
        ? `The profile "${found}" is not written in the usual form.`
        : `"${found}" is not a profile (${services[kind].en}).`,
      hint: suggestion
        ? `Write "${suggestion}".`
        : `Copy the address of the person's page from the browser, like "${exampleOf(kind)}".`,
    }),
    uk: ({ found, kind, suggestion }) => ({
      message: suggestion
        ? `Профіль "${found}" записано не у звичному вигляді.`
        : `"${found}" — не профіль (${services[kind].uk ?? services[kind].en}).`,
      hint: suggestion
        ? `Напишіть "${suggestion}".`
        : `Скопіюйте адресу сторінки цієї людини з браузера, наприклад "${exampleOf(kind)}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'profile')) {
      const kind = profileKindAt(pointer);
      const suggestion = readProfile(kind, value);
      if (suggestion === undefined) report({ file, pointer }, { found: value, kind });
      // Another rule looks for invisible characters.
      else if (suggestion !== value.replace(invisible, ''))
        report({ file, pointer }, { found: value, kind, suggestion }, [], 'warning');
    }
  },
});
