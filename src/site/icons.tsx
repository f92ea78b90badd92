import type { ReactNode } from 'react';
import type { PersonProfiles } from '../../content/model/people.ts';

/** The shapes of the icons: the path of one line, or several shapes. */
const drawings = {
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  close: 'm5 5 14 14M19 5 5 19',
  exitFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5" />
    </>
  ),
  theme: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </>
  ),
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
} satisfies Record<string, ReactNode>;

/** An icon by its name. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  const drawing = drawings[name];
  return <Drawing>{typeof drawing === 'string' ? <path d={drawing} /> : drawing}</Drawing>;
}

interface DrawingProps {
  children: ReactNode;
  size?: number;
  stroke?: number;
}

/** A drawing of lines, a square of 24 px, in the colour of the text; what it says stands beside it or names its button. */
export function Drawing({ children, size = 24, stroke = 2 }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An arrow out of a box, as small as the words beside it: another site, a new tab. */
export function ExternalIcon() {
  return (
    <Drawing size={12} stroke={1.5}>
      <path d="M4.5 2H2v8h8V7.5M6.5 1.5h4v4M10 2 5.5 6.5" />
    </Drawing>
  );
}

const profileLetters: Record<keyof PersonProfiles, string> = {
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
  return <span aria-hidden="true">{profileLetters[id]}</span>;
}
