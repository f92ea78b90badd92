import type { ReactNode } from 'react';

/** A drawing of lines, 24 px square, in the colour of the text; what it says stands beside it or names its button. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A chevron to the left, or to the right. */
export function ChevronIcon({ to }: { to: 'left' | 'right' }) {
  return (
    <Icon>
      <path d={to === 'left' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
    </Icon>
  );
}
