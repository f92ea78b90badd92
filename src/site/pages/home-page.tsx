import { useDepartmentLists, useHref, useNamespace, useOptionalNamespace, usePage } from '../page-context.ts';
import { DefenceList } from '../parts/defence-list.tsx';
import { GrainLayer } from '../parts/grain-layer.tsx';
import { MetalWay } from '../parts/metal-way.tsx';
import { NewsList } from '../parts/news-list.tsx';
import { Picture } from '../parts/picture.tsx';
import { useIsHeld } from '../today.ts';
import styles from './home-page.module.css';

/** The number of coming defences that the home page shows. */
const upcomingCount = 3;

/** The home page: what the institute is, what is new, and a way in for each audience. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.scale} />
      <div className={styles.content}>
        <Audiences />
        <div className={styles.news} data-search-ignore>
          <News />
          <UpcomingDefences />
        </div>
        <Departments />
      </div>
    </>
  );
}

/** Ways in for those who come with something in mind. */
function Audiences() {
  const { audiences } = useNamespace('home');
  const href = useHref();
  if (!audiences.length) return null;
  return (
    <ul className={styles.audiences}>
      {audiences.map(({ title, text, link }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p className="brief">{text}</p>
          <a href={href(link.href)}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The latest news, if there are any and the route has them. */
function News() {
  const { newsTitle } = useNamespace('home');
  const { items = [], allHref } = useOptionalNamespace('latest-news') ?? {};
  const words = useOptionalNamespace('news');
  if (!items.length || !words) return null;
  return (
    <section aria-labelledby="home-news">
      <h2 id="home-news">{newsTitle}</h2>
      <NewsList items={items} as="cards" lead />
      {allHref && (
        <p className={styles.more}>
          <a href={allHref}>{words.archive.all}</a>
        </p>
      )}
    </section>
  );
}

/** The defences to come, if there are any and the route has them. */
function UpcomingDefences() {
  const { defencesTitle, defencesLink } = useNamespace('home');
  const defences = useOptionalNamespace('defences');
  const isHeld = useIsHeld();
  const href = useHref();
  const upcoming = defences?.items
    .filter((defence) => !isHeld(defence))
    .slice(-upcomingCount)
    .reverse();
  if (!upcoming?.length) return null;
  return (
    <section aria-labelledby="home-defences">
      <h2 id="home-defences">{defencesTitle}</h2>
      <DefenceList defences={upcoming} />
      {defencesLink && (
        <p className={styles.more}>
          <a href={href(defencesLink.href)}>{defencesLink.label}</a>
        </p>
      )}
    </section>
  );
}

/** The departments, if there are any and the route has them. */
function Departments() {
  const { departmentsTitle, departmentsLead } = useNamespace('home');
  const units = useDepartmentLists().flatMap((list) => list.units);
  if (!units.length) return null;
  return (
    <section aria-labelledby="home-departments">
      <h2 id="home-departments">{departmentsTitle}</h2>
      <p className={styles.lead}>{departmentsLead}</p>
      <MetalWay units={units} />
    </section>
  );
}

function Hero() {
  const { hero } = useNamespace('home');
  const { later } = usePage();
  const href = useHref();
  return (
    <div className={styles.hero}>
      <figure className={`on-screen ${styles.figure}`}>
        <Picture className={styles.heroPicture} image={hero.image} phoneImage={hero.phoneImage} alt="" eager />
        {'grains' in later && <GrainLayer image={hero.image} phoneImage={hero.phoneImage} />}
        <figcaption className={styles.caption}>{hero.caption}</figcaption>
      </figure>
      <div className={styles.heroText}>
        <h1 tabIndex={-1}>{hero.title}</h1>
        <p className={styles.claim}>{hero.text}</p>
        <p className={`row on-screen ${styles.actions}`}>
          {hero.links.map((link) => (
            <a key={link.href} href={href(link.href)}>
              {link.label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
