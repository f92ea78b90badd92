import styles from './link-cards.module.css';

interface LinkCard {
  href: string;
  label: string;
  /** What is there, in a sentence. */
  text: string;
}

/** Links side by side, each with what is found there. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, label, text }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
