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
export function NewsList({ items, lead = false, as = 'lines', heading = 'h3' }: NewsListProps) {
  const isCard = as === 'cards';
  return (
    <ul className={isCard ? ofLead.cards : styles.lines}>
      {items.map((item, index) => {
        const isLead = lead && index === 0;
        return (
          <li
            key={item.id}
            className={isLead ? ofLead.lead : undefined}
            data-lead={isLead ? '' : undefined}
            data-colour={item.colour}
          >
            <Item
              {...{ item, heading }}
              wide={(isLead && '45vw') || (isCard ? '25vw' : '11rem')}
              isDateLarge={isLead || isCard}
              withText={isLead || !isCard}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ItemProps {
  item: NewsListProps['items'][number];
  heading: 'h2' | 'h3';
  wide: string;
  /** True where a large date stands in for the picture. */
  isDateLarge: boolean;
  withText: boolean;
}

function Item({ item, heading: Heading, wide, isDateLarge, withText }: ItemProps) {
  const { href, title, text, date, picture, unit } = item;
  const hasLargeDate = isDateLarge && !picture;
  return (
    <>
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
        {withText && <p className="brief">{text}</p>}
      </div>
    </>
  );
}
