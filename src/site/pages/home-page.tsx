import { useHref, useNamespace } from '../page-context.ts';
import { DefenceList } from '../parts/defence-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { LinkCards } from '../parts/link-cards.tsx';
import { NewsList } from '../parts/news-list.tsx';
import { Picture } from '../parts/picture.tsx';
import { useIsHeld } from '../parts/use-is-held.ts';
import styles from './home-page.module.css';

/** How many of the coming defences the home page shows. */
const upcomingCount = 3;

/** The home page: what the institute is, what is new, and a way in for each audience. */
export default function HomePage() {
  const { audiences, newsTitle, defencesTitle, defencesLink, departmentsTitle, departmentsLead, figures } =
    useNamespace('home');
  const { items } = useNamespace('latest-news');
  const { archive } = useNamespace('news');
  const isHeld = useIsHeld();
  const upcoming = useNamespace('defences')
    .items.filter((defence) => !isHeld(defence))
    .slice(-upcomingCount)
    .reverse();
  const { units } = useNamespace('scientific-departments');
  const href = useHref();
  return (
    <>
      <Hero />
      <div className={styles.scale} />
      <div className={styles.content}>
        <ul className={styles.audiences}>
          {audiences.map(({ title, text, link }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <a className="arrow" href={href(link.href)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.news} data-search-ignore>
          <section aria-labelledby="home-news">
            <h2 id="home-news">{newsTitle}</h2>
            <NewsList items={items} lead />
            <p className={styles.more}>
              <a className="arrow" href={href('/news')}>
                {archive.all}
              </a>
            </p>
          </section>
          {upcoming.length > 0 && (
            <section aria-labelledby="home-defences">
              <h2 id="home-defences">{defencesTitle}</h2>
              <DefenceList defences={upcoming} />
              <p className={styles.more}>
                <a className="arrow" href={href(defencesLink.href)}>
                  {defencesLink.label}
                </a>
              </p>
            </section>
          )}
        </div>
        <section aria-labelledby="home-departments">
          <h2 id="home-departments">{departmentsTitle}</h2>
          <p className={styles.lead}>{departmentsLead}</p>
          <LinkCards areUnits cards={units.map(({ lead, ...unit }) => ({ ...unit, text: lead }))} />
        </section>
        <Figures figures={figures} />
      </div>
    </>
  );
}

function Hero() {
  const { hero } = useNamespace('home');
  const href = useHref();
  return (
    <div className={styles.hero}>
      <Picture className={styles.heroPicture} image={hero.image} phoneImage={hero.phoneImage} alt="" eager />
      <div className={styles.heroText}>
        <p className={styles.caption}>{hero.caption}</p>
        <h1 tabIndex={-1}>{hero.title}</h1>
        <p className={styles.claim}>{hero.text}</p>
        <p className={styles.actions}>
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
