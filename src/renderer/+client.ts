import 'virtual:theme-site.css';
import '../site/theme/global.css';
import '../site/theme/print.css';
import { reloadOnPreloadError } from './reload-on-preload-error.ts';

reloadOnPreloadError();

/** Evaluates React and then the site, each in a task of its own: together they would hold up an old phone for too long. */
async function start(): Promise<void> {
  await import('react-dom/client');
  const { hydratePage } = await import('./hydrate-page.tsx');
  await hydratePage();
}

void start();
