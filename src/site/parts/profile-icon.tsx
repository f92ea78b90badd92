import type { PersonProfiles } from '../../../content/model/person-data.ts';

const letters: Record<keyof PersonProfiles, string> = {
  encyclopedia: 'E',
  googleScholar: 'G',
  orcid: 'iD',
  scopus: 'Sc',
  webOfScience: 'W',
  sciProfiles: 'SP',
  researchGate: 'RG',
  bibliographic: 'B',
};

/** The mark of a researcher profile: its letters in a square. */
export function ProfileIcon({ id }: { id: keyof PersonProfiles }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="23" fill="none" stroke="currentColor" />
      <text x="12" y="16" textAnchor="middle" fontSize="11" fontWeight="600" fill="currentColor">
        {letters[id]}
      </text>
    </svg>
  );
}
