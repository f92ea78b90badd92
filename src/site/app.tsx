import type { i18n } from 'i18next';
import { Component, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PageManifest } from '../compile/page-manifests.ts';
import { languageOf } from '../lib/language/languages.ts';
import { PageLayout } from './frame/page-layout.tsx';
import { ErrorView } from './frame/page-states.tsx';
import { QuestionFormHost } from './frame/question-form-host.tsx';
import { reloadWhenReachable } from './loading.ts';
import { PageContext, usePage, useText } from './page-context.ts';
import type { LoadedPage } from './page-loader.ts';

/** Shows the error page in the place of a page that cannot be shown, so that the frame with its ways on stays. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Without a connection a reload would leave nothing: what is there is tried again. */
  private readonly retry = async () => {
    if (!(await reloadWhenReachable())) this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <ErrorView retry={this.retry} /> : this.props.children;
  }
}

interface AppProps {
  i18n: i18n;
  page: LoadedPage;
  /** Shown in the page's place, inside its frame. */
  instead?: ReactNode;
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

/** Tells those who do not see it that another page has come. The first page needs no words: the browser says them. */
function PageAnnouncement() {
  const { title } = usePage();
  const t = useText();
  const first = useRef(title);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (first.current === title) return;
    first.current = '';
    setWords(t('labels:common.pageLoaded', { title }));
  }, [title, t]);
  return (
    <div role="status" className="visually-hidden">
      {words}
    </div>
  );
}
