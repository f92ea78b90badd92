import type { PageLink } from '../../compile/compile-context.ts';

/** A list of links to pages. */
export function LinkList({ links, className }: { links: readonly PageLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The address of a telephone number: its digits after a plus. */
export function telephoneHref(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`;
}

/** The telephone number and the e-mail address of an office or department. */
export function ContactLinks({ phone, email }: { phone?: string | undefined; email?: string | undefined }) {
  return (
    <>
      {phone && <a href={telephoneHref(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}
