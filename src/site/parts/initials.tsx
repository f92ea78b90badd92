import styles from './initials.module.css';

/** In place of a portrait: the initials on the colour of the department. The name stands beside them. */
export function Initials({ of: name, className = '' }: { of: string; className?: string | undefined }) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return (
    <div className={`${styles.initials} ${className}`} aria-hidden="true">
      <span>
        {words
          .slice(0, 2)
          .map(([first]) => first)
          .join('')}
      </span>
    </div>
  );
}
