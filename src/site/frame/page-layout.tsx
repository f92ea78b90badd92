import type { ReactNode } from 'react';
import type { NavigationEntry } from '../../compile/frame-namespaces.ts';
import { joinLanguagePath } from '../../lib/language/language-path.ts';
import { useFallbackLanguage, useNamespace, useOptionalNamespace, usePage } from '../page-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NewsSidebar, useOtherNews } from './news-sidebar.tsx';
import { Notices } from './notices.tsx';
import styles from './page-layout.module.css';
import { PrintLine } from './print-line.tsx';
import { SharedPart } from './shared-part.tsx';
import { TitleBar } from './title-bar.tsx';

/** The frame of the page's layout: main, header-only or bare (specification, section 2). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { layout, menu } = usePage();
  const isInMenu = useIsInMenu();
  if (layout === 'bare') return <Main>{children}</Main>;
  return (
    <>
      <SkipLink />
      <SharedPart name="header" variant={menu.join()} isShared={!isInMenu}>
        <Notices />
        <Header />
      </SharedPart>
      {layout === 'main' ? <MainArea>{children}</MainArea> : <Main>{children}</Main>}
      {layout === 'main' && <PrintLine />}
      {layout === 'main' && (
        <SharedPart name="footer">
          <Footer />
        </SharedPart>
      )}
    </>
  );
}

/**
 * The home page is full width; other pages are centred at 90 %, most with the latest news beside them. The heading stands
 * in `<main>`, the news does not: the style sheet lays them out as if both stood below the heading.
 */
function MainArea({ children }: { children: ReactNode }) {
  const { without, namespace } = usePage();
  const { items, isOneOfThem } = useOtherNews();
  const language = useFallbackLanguage(namespace);
  if (without.includes('title-bar')) return <Main>{children}</Main>;
  const sidebar = items.length > 0 && !without.includes('sidebar');
  return (
    <div className={sidebar ? `${styles.area} ${styles.columns}` : styles.area} data-columns={sidebar || undefined}>
      <main id="content">
        <TitleBar />
        <div className={styles.content} lang={language}>
          {children}
        </div>
      </main>
      {sidebar && (
        <SharedPart name="sidebar" isShared={!isOneOfThem}>
          <NewsSidebar items={items} />
        </SharedPart>
      )}
    </div>
  );
}

/** Whether the header shows where the page is: its menu leads to it, or it is the home page. */
function useIsInMenu(): boolean {
  const { path, language } = usePage();
  const { navigation = [] } = useOptionalNamespace('header') ?? {};
  return path === '/' || isIn(navigation, joinLanguagePath(language, path));
}

function isIn(entries: readonly NavigationEntry[], address: string): boolean {
  return entries.some(({ href, items = [] }) => href === address || isIn(items, address));
}

function Main({ children }: { children: ReactNode }) {
  const language = useFallbackLanguage(usePage().namespace);
  return (
    <main id="content" lang={language}>
      {children}
    </main>
  );
}

function SkipLink() {
  const labels = useNamespace('labels');
  return (
    <a className={styles.skip} href="#content">
      {labels.common.skipToContent}
    </a>
  );
}
