import type { ReactNode } from 'react';

interface OptionalLinkProps {
  /** The address, or an empty string until there is one. */
  href: string;
  /** The id of what is said until then. */
  soonId: string;
  /** What is said until then. */
  soon: string;
  /** Whether that is seen. Otherwise it is read, and shown to a pointer. */
  isSoonSeen?: boolean;
  children: ReactNode;
}

/** A link whose address may still be to come: until then it is a link out of use, and what is said of it stands beside it. */
export function OptionalLink({ href, soonId, soon, isSoonSeen, children }: OptionalLinkProps) {
  if (href) return <a href={href}>{children}</a>;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without an address, <a> is the placeholder of a link */}
      <a role="link" aria-disabled="true" aria-describedby={soonId} title={isSoonSeen ? undefined : soon}>
        {children}
      </a>
      <small className={isSoonSeen ? undefined : 'visually-hidden'}>
        {' ('}
        <span id={soonId}>{soon}</span>)
      </small>
    </>
  );
}
