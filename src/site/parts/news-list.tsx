import type { NewsCard } from '../../compile/compile-context.ts';
import { DateText, LargeDate } from './date-text.tsx';
import styles from './news-list.module.css';
import { Picture } from './picture.tsx';
import { betweenParts } from './rich-text.tsx';

/** The classes of what only lists with a large first item have: pages without it come without their rules (`page-styles.ts`). */
const ofLead = { lead: 'news-lead', cards: 'news-cards', day: 'news-day', largeDate: 'news-date' };

interface NewsListProps {
  /** The items; a long list says of each what department it is from. */
  items: readonly (NewsCard & { unit?: string })[];
  lead?: boolean;
  /** Cards beside each other, or lines with a small picture, none on phones. */
  as?: 'cards' | 'lines';
  heading?: 'h2' | 'h3';
}

/** News items with their pictures. A card without one has a large date. */
export function NewsList({ items, lead = false, as = 'lines', heading: Heading = 'h3' }: NewsListProps) {
  const isCard = as === 'cards';
  return (
    <ul className={isCard ? ofLead.cards : styles.lines}>
      {items.map(({ id, href, title, text, date, picture, unit, colour }, index) => {
        const isLead = lead && index === 0;
        const hasLargeDate = !picture && (isLead || isCard);
        const wide = (isLead && '45vw') || (isCard ? '25vw' : '11rem');
        return (
          <li
            key={id}
            className={isLead ? ofLead.lead : undefined}
            data-lead={isLead ? '' : undefined}
            data-colour={colour}
          >
            {picture && <Picture className={styles.picture} image={picture.src} alt={picture.alt} wide={wide} />}
            {hasLargeDate && <LargeDate iso={date} styles={ofLead} />}
            <div>
              <p className={styles.date}>
                {!hasLargeDate && <DateText iso={date} />}
                {unit && (hasLargeDate ? unit : `${betweenParts}${unit}`)}
              </p>
              <Heading className={styles.title}>
                <a className="title-link" href={href}>
                  {title}
                </a>
              </Heading>
              {(isLead || !isCard) && <p className="brief">{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
