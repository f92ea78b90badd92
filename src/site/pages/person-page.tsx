import type { Namespaces } from '../../compile/namespaces.ts';
import { ProfileIcon } from '../icons.tsx';
import { useHref, useNamespace, useOwnNamespace, usePage } from '../page-context.ts';
import { CitationBox, ExportLinks } from '../parts/citation-box.tsx';
import { Initials } from '../parts/initials.tsx';
import { DissertationList, InstrumentList } from '../parts/item-lines.tsx';
import { NewsList } from '../parts/news-list.tsx';
import { HeadedPart } from '../parts/page-section.tsx';
import { Picture } from '../parts/picture.tsx';
import { betweenParts, RichText } from '../parts/rich-text.tsx';
import styles from './person-page.module.css';

/** The length of an ORCID iD, hyphens included. */
const numberLength = 19;

/** A person: portrait and place in the institute on the left, life, pupils, instruments and works on the right. */
export default function PersonPage() {
  const { path } = usePage();
  const labels = useNamespace('labels');
  const person = useOwnNamespace<'person/{id}'>();
  const dissertations = person.dissertation ? [person.dissertation] : [];
  return (
    <div className={styles.person} data-colour={person.units[0]?.colour ?? 'teal'}>
      <div className={styles.facts}>
        {person.photo ? (
          <Picture
            className={styles.portrait}
            image={person.photo}
            alt={person.name}
            wide="240px"
            narrow="240px"
            eager
          />
        ) : (
          <Initials of={person.name} className={styles.portrait} />
        )}
        <p className={styles.position}>{person.position}</p>
        {person.degree && <p>{person.degree}</p>}
        <HeadedPart title={labels.person.unit} of={person.units}>
          {person.units.map((unit) => (
            <UnitPeople key={unit.href} unit={unit} />
          ))}
        </HeadedPart>
        {person.email && (
          <p>
            {`${labels.person.email}: `}
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </p>
        )}
        <Profiles profiles={person.profiles} />
      </div>
      <div>
        {person.biography && <RichText html={person.biography} />}
        <HeadedPart title={labels.person.interests} of={person.interests}>
          <p>{person.interests?.join(betweenParts)}</p>
        </HeadedPart>
        <HeadedPart title={labels.person.dissertation} of={dissertations}>
          <DissertationList dissertations={dissertations} personLabel={labels.person.supervisor} />
        </HeadedPart>
        <HeadedPart title={labels.person.supervised} of={person.supervised}>
          <DissertationList dissertations={person.supervised} />
        </HeadedPart>
        <HeadedPart title={labels.person.instruments} of={person.instruments}>
          <InstrumentList instruments={person.instruments} />
        </HeadedPart>
        <HeadedPart title={labels.person.publications} of={person.publications}>
          <ol className={styles.publications}>
            {person.publications.map(({ id, html, language, citation, title, titleLanguage, work }) => (
              <li key={id} id={id}>
                <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />
                <CitationBox {...citation} {...{ title, titleLanguage }} language={work.language} />
              </li>
            ))}
          </ol>
        </HeadedPart>
        <HeadedPart title={labels.person.monographs} of={person.monographs}>
          <ul className="measure">
            {person.monographs.map(({ id, html, language, title, titleLanguage }) => (
              <li key={id}>
                <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />{' '}
                {person.monographsHref && (
                  <a href={`${person.monographsHref}#${id}`}>
                    {labels.person.aboutBook}
                    <span className="visually-hidden" lang={titleLanguage}>{` ${title}`}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </HeadedPart>
        {person.monographs.length + person.publications.length > 0 && (
          <ExportLinks label={labels.person.export} path={path} />
        )}
        {person.news.length > 0 && (
          <div className="on-screen" data-search-ignore>
            <h2>{labels.person.news}</h2>
            <NewsList items={person.news} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A unit with its people, the head first, among whom the page's person stands. */
function UnitPeople({ unit }: { unit: Namespaces['person/{id}']['units'][number] }) {
  const href = useHref();
  const { path } = usePage();
  const labels = useNamespace('labels');
  return (
    <div className={styles.unit} data-colour={unit.colour}>
      <a href={unit.href}>{unit.label}</a>
      <ul data-search-ignore>
        {unit.people.map((colleague, index) => (
          <li key={colleague.href}>
            {colleague.href === href(path) ? (
              <strong>{colleague.label}</strong>
            ) : (
              <a href={colleague.href}>{colleague.label}</a>
            )}
            {index === 0 && <span className="quiet">{`, ${labels.person.head}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Profiles({ profiles }: Pick<Namespaces['person/{id}'], 'profiles'>) {
  const labels = useNamespace('labels');
  if (!profiles.length) return null;
  return (
    <div data-search-ignore>
      <h2>{labels.person.profiles}</h2>
      <ul className={styles.profiles}>
        {profiles.map(({ id, href }) => (
          <li key={id}>
            <ProfileIcon id={id} />
            {id === 'orcid' ? (
              <OrcidLink href={href} />
            ) : (
              <a href={href} rel="me noopener">
                {labels.person.profileNames[id]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The iD in full, as ORCID asks for it, its number on one line. */
function OrcidLink({ href }: { href: string }) {
  const labels = useNamespace('labels');
  const [address, number] = [href.slice(0, -numberLength), href.slice(-numberLength)];
  return (
    <a href={href} rel="me noopener" data-address="">
      {`${labels.person.profileNames.orcid} `}
      <span className={styles.orcid}>
        {address}
        <span>{number}</span>
      </span>
    </a>
  );
}
