import { expect, test } from 'vitest';
import { type ProfileKind, profileHref, profileKinds, readProfile } from '../../src/content/researcher-profiles.ts';

/** Texts that people paste for one profile of each kind, by what is stored of it and where it leads. */
const pasted: Record<ProfileKind, [stored: string, href: string, ...others: string[]]> = {
  encyclopedia: [
    'https://esu.example.org/article-5?lang=uk#life',
    'https://esu.example.org/article-5?lang=uk#life',
    'esu.example.org/article-5?lang=uk#life',
    ' https://esu.example.org/article-5?utm_source=mail&lang=uk&fbclid=1#life\n',
  ],
  googleScholar: [
    'JicYPdAAAAAJ',
    'https://scholar.google.com/citations?user=JicYPdAAAAAJ',
    'https://scholar.google.com.ua/citations?hl=uk&user=JicYPdAAAAAJ&oi=ao',
    'http://scholar.google.com/citations?user=JicYPdAAAAAJ/',
    'scholar.google.com/citations?view_op=list_works&amp;user=JicYPdAAAAAJ',
  ],
  orcid: [
    '0000-0002-1694-233X',
    'https://orcid.org/0000-0002-1694-233X',
    'http://www.orcid.org/0000-0002-1694-233x/',
    'https://orcid.org/my-orcid?orcid=0000-0002-1694-233X',
    'ORCID iD: 0000-0002-1694-233X',
    '000000021694233X',
    '0000–0002–1694–233Х',
  ],
  scopus: [
    '57200000000',
    'https://www.scopus.com/authid/detail.uri?authorId=57200000000',
    'scopus.com/authid/detail.uri?origin=x&authorId=57200000000&utm_source=mail',
    'http://www.scopus.com/inward/authorDetails.url?authorID=57200000000&partnerID=MN8TOARS',
    'Scopus Author ID: 57200000000',
  ],
  webOfScience: [
    'AAB-1234-2020',
    'https://www.webofscience.com/wos/author/record/AAB-1234-2020',
    'https://www.webofscience.com/wos/author/record/AAB-1234-2020/',
    'https://publons.com/researcher/AAB-1234-2020',
    'http://www.researcherid.com/rid/AAB-1234-2020',
    'aab-1234-2020',
  ],
  sciProfiles: [
    '123456',
    'https://sciprofiles.com/profile/123456',
    'https://sciprofiles.com/profile/123456?utm_source=mdpi.com&utm_medium=website&utm_campaign=avatar_name',
    'www.sciprofiles.com/profile/123456/',
  ],
  researchGate: [
    'Olena-Koval-2',
    'https://www.researchgate.net/profile/Olena-Koval-2',
    'http://researchgate.net/profile/Olena-Koval-2/research?ev=hdr_xprf',
    'Olena-Koval-2/',
  ],
  bibliographic: [
    'http://bibliography.example.org/cgi/show.exe?id=7',
    'http://bibliography.example.org/cgi/show.exe?id=7',
    'http://bibliography.example.org/cgi/show.exe?id=7&gclid=2 ',
  ],
};

test.each(profileKinds)('%s: whatever is pasted gives one form and one link', (kind) => {
  const [stored, href, ...others] = pasted[kind];
  for (const text of [stored, href, ` ${href} `, `\u00a0${stored}\n`, ...others]) {
    expect(readProfile(kind, text), text).toBe(stored);
    expect(profileHref(kind, text), text).toBe(href);
  }
});

test('the number of an author’s record in Web of Science will do', () => {
  expect(readProfile('webOfScience', 'https://www.webofscience.com/wos/author/record/1234567')).toBe('1234567');
});

test.each([
  ['orcid', '0000-0002-1825'],
  ['orcid', 'https://www.scopus.com/authid/detail.uri?authorId=57200000000'],
  ['scopus', 'https://orcid.org/0000-0002-1825-0097'],
  ['googleScholar', 'https://scholar.google.com/scholar?q=koval'],
  ['webOfScience', 'https://publons.com/researcher/1234567/olena-koval'],
  ['sciProfiles', 'Olena Koval'],
  ['researchGate', 'https://www.researchgate.net/scientific-contributions/Olena-Koval-2'],
  ['researchGate', 'https://www.linkedin.com/in/Olena-Koval-2'],
  ['encyclopedia', 'volume 3, page 15'],
  ['bibliographic', 'javascript:alert(1)'],
] as const)('%s: %s is no profile of this kind', (kind, text) => {
  expect(readProfile(kind, text)).toBeUndefined();
  expect(profileHref(kind, text)).toBeUndefined();
});
