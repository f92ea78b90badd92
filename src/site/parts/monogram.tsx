import styles from './monogram.module.css';

/** The fallback for a photograph: the person's initials on grains of the department's colour. */
export function Monogram({ name, className }: { name: string; className?: string | undefined }) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = words
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  return (
    <svg className={`${styles.monogram} ${className}`} viewBox="0 0 120 150" aria-hidden="true">
      <rect width="120" height="150" className={styles.ground} />
      <path className={styles.grain} d="M0 24 30 8l26 20-6 34-32 10L0 58ZM56 28 92 12l28 22v32l-34 10-36-14Z" />
      <path
        className={styles.border}
        d="M30 8V0M56 28 92 12V0M120 34v0M18 72 0 90m18-18 32-10 36 14 34-10M86 76l-8 40 22 20 20-8m-42-12-34 6-28 28m28-28-26-50"
      />
      <text x="60" y="94" textAnchor="middle" className={styles.initials}>
        {initials}
      </text>
    </svg>
  );
}
