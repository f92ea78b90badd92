import type { ReactNode } from 'react';
import { useFallbackLanguage, useNamespace, usePage } from '../page-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NewsSidebar, useOtherNews } from './news-sidebar.tsx';
import styles from './page-layout.module.css';
import { PrintLine } from './print-line.tsx';
import { TitleBar } from './title-bar.tsx';

/** The frame of the page's layout: main, header-only or bare (specification, section 2). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { layout } = usePage();
  if (layout === 'bare') return <Main>{children}</Main>;
  return (
    <>
      <SkipLink />
      <Header />
      {layout === 'main' ? <MainArea>{children}</MainArea> : <Main>{children}</Main>}
      {layout === 'main' && <PrintLine />}
      {layout === 'main' && <Footer />}
    </>
  );
}

/**
 * The home page is full width; other pages are centred at 90 %, most with the latest news beside them. The heading stands
 * in `<main>`, the news does not: the style sheet lays them out as if both stood below the heading.
 */
function MainArea({ children }: { children: ReactNode }) {
  const { without, namespace } = usePage();
  const news = useOtherNews();
  const language = useFallbackLanguage(namespace);
  if (without.includes('title-bar')) return <Main>{children}</Main>;
  const sidebar = news.length > 0 && !without.includes('sidebar');
  return (
    <div className={sidebar ? `${styles.area} ${styles.columns}` : styles.area} data-columns={sidebar || undefined}>
      <main id="content">
        <TitleBar />
        <div className={styles.content} lang={language}>
          {children}
        </div>
      </main>
      {sidebar && <NewsSidebar items={news} />}
    </div>
  );
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
