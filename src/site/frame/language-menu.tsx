import { useRef } from 'react';
import { useNamespace, usePage } from '../page-context.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './language-menu.module.css';
import { useDismiss } from './use-dismiss.ts';

/** The menu of languages: opens without a script; closes on a choice, on Escape, and when press or focus go elsewhere. */
export function LanguageMenu() {
  const { language } = usePage();
  const lang = useNamespace('lang');
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  return (
    <details ref={menu} className={styles.menu}>
      {/* Not by aria-label: Chromium would tell the words within as well, as a description. */}
      <summary key={language} className={styles.current}>
        <span className="visually-hidden">{`${lang.choose}: `}</span>
        {lang.languages[language]}
      </summary>
      <LanguageLinks className={styles.list} />
    </details>
  );
}
