import type { CompiledImage } from '../../namespaces/entries.ts';
import styles from './monogram.module.css';
import { Picture } from './picture.tsx';

interface MonogramProps {
  name: string;
  /** The structure that is drawn for the person. */
  image: CompiledImage;
  className?: string | undefined;
}

/** The fallback for a photograph: a structure of the person's own, below it the initials. */
export function Monogram({ name, image, className }: MonogramProps) {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = words
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  return (
    <div className={`${styles.monogram} ${className}`}>
      <Picture image={image} alt="" eager />
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
    </div>
  );
}
