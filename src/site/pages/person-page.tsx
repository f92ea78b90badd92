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
  const labels = useNamespace('labels').person;
  const person = useOwnNamespace<'person/{id}'>();
  const dissertations = person.dissertation ? [person.dissertation] : [];
  return (
    <div className={styles.person} data-colour={person.units[0]?.colour ?? 'teal'}>
      <PersonFacts />
      <div>
        {person.biography && <RichText html={person.biography} />}
        <HeadedPart title={labels.interests} of={person.interests}>
          <p>{person.interests?.join(betweenParts)}</p>
        </HeadedPart>
        <HeadedPart title={labels.dissertation} of={dissertations}>
          <DissertationList dissertations={dissertations} personLabel={labels.supervisor} />
        </HeadedPart>
        <HeadedPart title={labels.supervised} of={person.supervised}>
          <DissertationList dissertations={person.supervised} />
        </HeadedPart>
        <HeadedPart title={labels.instruments} of={person.instruments}>
          <InstrumentList instruments={person.instruments} />
        </HeadedPart>
        <Works />
        {person.news.length > 0 && (
          <div className="on-screen" data-search-ignore>
            <h2>{labels.news}</h2>
            <NewsList items={person.news} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Portrait, position, units, and where else the person can be found. */
function PersonFacts() {
  const labels = useNamespace('labels').person;
  const { name, photo, position, degree, units, email, profiles } = useOwnNamespace<'person/{id}'>();
  return (
    <div className={styles.facts}>
      {photo ? (
        <Picture className={styles.portrait} image={photo} alt={name} wide="240px" narrow="240px" eager />
      ) : (
        <Initials of={name} className={styles.portrait} />
      )}
      <p className={styles.position}>{position}</p>
      {degree && <p>{degree}</p>}
      <HeadedPart title={labels.unit} of={units}>
        {units.map((unit) => (
          <UnitPeople key={unit.href} unit={unit} />
        ))}
      </HeadedPart>
      {email && (
        <p>
          {`${labels.email}: `}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <Profiles profiles={profiles} />
    </div>
  );
}

/** Articles and books, each with its citation or the way to it, and the files of all. */
function Works() {
  const { path } = usePage();
  const labels = useNamespace('labels').person;
  const { publications, monographs, monographsHref } = useOwnNamespace<'person/{id}'>();
  return (
    <>
      <HeadedPart title={labels.publications} of={publications}>
        <ol className={styles.publications}>
          {publications.map(({ id, html, language, citation, title, titleLanguage, work }) => (
            <li key={id} id={id}>
              <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />
              <CitationBox {...citation} {...{ title, titleLanguage }} language={work.language} />
            </li>
          ))}
        </ol>
      </HeadedPart>
      <HeadedPart title={labels.monographs} of={monographs}>
        <ul className="measure">
          {monographs.map(({ id, html, language, title, titleLanguage }) => (
            <li key={id}>
              <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />{' '}
              {monographsHref && (
                <a href={`${monographsHref}#${id}`}>
                  {labels.aboutBook}
                  <span className="visually-hidden" lang={titleLanguage}>{` ${title}`}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </HeadedPart>
      {monographs.length + publications.length > 0 && <ExportLinks label={labels.export} path={path} />}
    </>
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
