import type { PersonNamespace } from '../../namespaces/item-pages.ts';
import { ProfileIcon } from '../icons.tsx';
import { useItemNamespace, useNamespace, usePage } from '../page-context.ts';
import { CitationBox } from '../parts/citation-box.tsx';
import { ExportLinks } from '../parts/export-links.tsx';
import { Monogram } from '../parts/monogram.tsx';
import { NewsList } from '../parts/news-list.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import styles from './person-page.module.css';

/** A person: portrait and facts on the left, life and works on the right. */
export default function PersonPage() {
  const { item } = usePage();
  const labels = useNamespace('labels');
  const person = useItemNamespace<PersonNamespace>(`person/${item}`);
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
          person.structure && <Monogram name={person.name} image={person.structure} className={styles.portrait} />
        )}
        <p className={styles.position}>{person.position}</p>
        {person.degree && <p>{person.degree}</p>}
        {person.units.length > 0 && (
          <>
            <h2>{labels.person.unit}</h2>
            <ul>
              {person.units.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        )}
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
        <h2>{labels.person.interests}</h2>
        <ul>
          {person.interests.map((interest) => (
            <li key={interest}>{interest}</li>
          ))}
        </ul>
        {person.publications.length > 0 && (
          <>
            <h2>{labels.person.publications}</h2>
            <ol className={styles.publications}>
              {person.publications.map(({ id, html, language, citation }) => (
                <li key={id} id={id}>
                  <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />
                  <CitationBox {...citation} />
                </li>
              ))}
            </ol>
          </>
        )}
        {person.monographs.length > 0 && (
          <>
            <h2>{labels.person.monographs}</h2>
            <ul className={styles.monographs}>
              {person.monographs.map(({ id, html, language }) => (
                <li key={id}>
                  <span lang={language} dangerouslySetInnerHTML={{ __html: html }} />{' '}
                  {person.monographsHref && <a href={`${person.monographsHref}#${id}`}>{labels.person.aboutBook}</a>}
                </li>
              ))}
            </ul>
          </>
        )}
        {person.monographs.length + person.publications.length > 0 && (
          <ExportLinks label={labels.person.export} path={`/person/${item}`} />
        )}
        {person.news.length > 0 && (
          <div className={styles.news} data-search-ignore>
            <h2>{labels.person.news}</h2>
            <NewsList items={person.news} />
          </div>
        )}
      </div>
    </div>
  );
}

function Profiles({ profiles }: Pick<PersonNamespace, 'profiles'>) {
  const labels = useNamespace('labels');
  if (!profiles.length) return null;
  return (
    <div data-search-ignore>
      <h2>{labels.person.profiles}</h2>
      <ul className={styles.profiles}>
        {profiles.map(({ id, href }) => (
          <li key={id}>
            <ProfileIcon id={id} />
            <a href={href} rel="me noopener">
              {labels.person.profileNames[id]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
