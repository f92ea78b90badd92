import styles from './link-cards.module.css';

interface LinkCard {
  href: string;
  label: string;
  /** What is there, in a sentence. */
  text: string;
  /** The colour of a department; that of the page if none is given. */
  colour?: string | undefined;
}

/** Links side by side, each with what is found there. Cards of departments bear their colours. */
export function LinkCards({ cards, areUnits = false }: { cards: readonly LinkCard[]; areUnits?: boolean }) {
  return (
    <ul className={areUnits ? `${styles.cards} ${styles.units}` : styles.cards}>
      {cards.map(({ href, label, text, colour }) => (
        <li key={href} data-colour={colour}>
          <a className={areUnits ? undefined : 'arrow'} href={href}>
            {label}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
