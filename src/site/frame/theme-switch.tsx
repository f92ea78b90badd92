import { Icon } from '../icons.tsx';
import { useNamespace } from '../page-context.ts';
import styles from './theme-switch.module.css';

/**
 * Switches between light and dark. The entry script in the head does the switching, so that it works before hydration;
 * the style sheet shows the name that fits the theme, so that the HTML is the same for both.
 */
export function ThemeSwitch() {
  const labels = useNamespace('labels');
  return (
    <button type="button" className={styles.switch} data-theme-switch="">
      <Icon name="theme" />
      <span className={`visually-hidden ${styles.toDark}`}>{labels.theme.toDark}</span>
      <span className={`visually-hidden ${styles.toLight}`}>{labels.theme.toLight}</span>
    </button>
  );
}
