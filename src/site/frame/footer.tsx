import { Drawing } from '../icons.tsx';
import { useFallbackLanguage, useNamespace } from '../page-context.ts';
import { telephoneHref } from '../parts/contact-links.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { useToday } from '../today.ts';
import { FeedbackButton } from './feedback-button.tsx';
import styles from './footer.module.css';
import { OptionalLink } from './optional-link.tsx';

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
      <ul>
        {siteMapLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
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
  const { site, copyright, year: buildYear } = useNamespace('footer');
  // The site may not have been built since New Year; a clock behind the build is wrong.
  const year = Math.max(buildYear, Number(useToday().slice(0, 4)));
  return (
    <p
      className={styles.copyright}
      data-until={`${buildYear}-12-31T23:59:59`}
    >{`© ${site.copyrightFrom < year ? `${site.copyrightFrom}–` : ''}${year} ${copyright}`}</p>
  );
}
