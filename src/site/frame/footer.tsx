import type { ReactNode } from 'react';
import { Drawing } from '../icons.tsx';
import { useFallbackLanguage, useNamespace } from '../page-context.ts';
import { LinkList, telephoneHref } from '../parts/links.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { useNow } from '../today.ts';
import styles from './footer.module.css';
import { useQuestionForm } from './question-form-host.tsx';

/** The footer: site map, about the site, location, contacts, questions, socials, copyright (specification, section 2). */
export function Footer() {
  const footer = useNamespace('footer');
  const { phone, email, mapHref } = footer.site;
  return (
    <footer className={styles.footer} lang={useFallbackLanguage('footer')}>
      <div className={styles.columns}>
        <SiteMap />
        <section>
          <h2>{footer.location}</h2>
          <address>
            {footer.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <p>
            <OptionalLink href={mapHref} soonId="map-soon" soon={footer.mapSoon} isSoonSeen>
              {footer.map}
            </OptionalLink>
          </p>
          <h2>{footer.contacts}</h2>
          <p>
            <a href={telephoneHref(phone)}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </section>
        <section>
          <h2>{footer.askQuestion}</h2>
          <p>{footer.askQuestionText}</p>
          <FeedbackButton />
          <Socials />
        </section>
        <section>
          <h2>{footer.aboutSite}</h2>
          <RichText html={footer.aboutSiteText} />
        </section>
      </div>
      <Copyright />
    </footer>
  );
}

function SiteMap() {
  const { siteMap, siteMapLinks } = useNamespace('footer');
  if (!siteMapLinks.length) return null;
  return (
    <nav aria-labelledby="site-map">
      <h2 id="site-map">{siteMap}</h2>
      <LinkList links={siteMapLinks} />
    </nav>
  );
}

function Socials() {
  const { site, socials, socialSoon } = useNamespace('footer');
  if (!site.socials.length) return null;
  return (
    <>
      <h2>{socials}</h2>
      <ul className={styles.socials}>
        {site.socials.map(({ name, href, icon }, index) => (
          <li key={`${name} ${href}`} title={name}>
            <OptionalLink href={href} soonId={`social-${index}-soon`} soon={socialSoon}>
              <Drawing>
                <path d={icon} />
              </Drawing>
              <span className="visually-hidden">{name}</span>
            </OptionalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Copyright() {
  const { site, copyright, year: buildYear, yearEnds } = useNamespace('footer');
  // The site may not have been built since New Year; a clock behind the build is wrong.
  const year = Math.max(buildYear, Number(useNow(site.timeZone).slice(0, 4)));
  return (
    <p
      className={styles.copyright}
      data-until={yearEnds}
    >{`© ${site.copyrightFrom < year ? `${site.copyrightFrom}–` : ''}${year} ${copyright}`}</p>
  );
}

interface OptionalLinkProps {
  /** The address, or an empty string until there is one. */
  href: string;
  soonId: string;
  soon: string;
  /** True if that is seen. Otherwise it is read, and shown to a pointer. */
  isSoonSeen?: boolean;
  children: ReactNode;
}

/** A link whose address may still be to come: until then it is a link out of use, and what is said of it stands beside it. */
function OptionalLink({ href, soonId, soon, isSoonSeen, children }: OptionalLinkProps) {
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

/** The button that opens the question form. Without a script, e-mail and phone stand in its place. */
function FeedbackButton() {
  const { feedback, feedbackFailed } = useNamespace('footer');
  const { status, open, prefetch } = useQuestionForm();
  return (
    <>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-busy={status === 'loading'}
          onClick={({ currentTarget }) => open(currentTarget)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          {feedback}
        </button>
        <div className={styles.withoutScript}>
          <DirectContacts />
        </div>
      </div>
      <div role="alert">
        {status === 'failed' && (
          <>
            <p className={styles.failed}>{feedbackFailed}</p>
            <DirectContacts />
          </>
        )}
      </div>
    </>
  );
}

function DirectContacts() {
  const { phone, email } = useNamespace('footer').site;
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={telephoneHref(phone)}>{phone}</a>
    </>
  );
}
