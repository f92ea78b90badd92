import { Icon } from '../icons.tsx';
import { useNamespace } from '../page-context.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { SearchBox } from './search-box.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The header: logo, search, language, theme, and the menu, which is a bar on wide screens and a drawer on phones. */
export function Header() {
  const labels = useNamespace('labels');
  const { navigation } = useNamespace('header');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Logo />
        <SearchBox className={styles.search} />
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeSwitch />
          <a className={styles.menuButton} href="#menu" data-menu-open="" aria-label={labels.menu.open}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
      <NavigationMenu items={navigation} />
    </header>
  );
}
