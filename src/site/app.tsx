import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PageManifest } from '../compile/page-manifests.ts';
import { languageOf } from '../lib/language/languages.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { PageAnnouncement } from './frame/page-announcement.tsx';
import { PageLayout } from './frame/page-layout.tsx';
import { QuestionFormHost } from './frame/question-form-host.tsx';
import { PageContext } from './page-context.ts';
import type { LoadedPage } from './page-loader.ts';

interface AppProps {
  i18n: i18n;
  page: LoadedPage;
  /** Shown in the page's place, inside its frame. */
  instead?: ReactNode;
  /** Shown above everything. */
  above?: ReactNode;
}

/** A page in its frame: what is prerendered, hydrated, and rendered again after each navigation. */
export function App({ i18n, page, instead, above }: AppProps) {
  const { manifest, Component, pathname } = page;
  return (
    <I18nextProvider i18n={i18n}>
      <PageProvider manifest={manifest}>
        {above}
        <QuestionFormHost>
          <PageLayout>
            {instead || (
              <ErrorBoundary key={pathname}>
                <Component />
              </ErrorBoundary>
            )}
          </PageLayout>
        </QuestionFormHost>
        <PageAnnouncement />
      </PageProvider>
    </I18nextProvider>
  );
}

/** Asks i18next once for the whole page: each `useTranslation` with a language of its own costs 0.2 ms to prerender. */
function PageProvider({ manifest, children }: { manifest: PageManifest; children: ReactNode }) {
  const { t, i18n } = useTranslation('labels', { lng: languageOf(manifest.language).tag, useSuspense: false });
  const context = useMemo(() => ({ page: manifest, t, i18n }), [manifest, t, i18n]);
  return <PageContext value={context}>{children}</PageContext>;
}
