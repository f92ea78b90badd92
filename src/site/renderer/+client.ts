import 'virtual:theme-site.css';
import '../theme/global.css';
import '../theme/print.css';
import { loadOptionalScript, reloadOnPreloadError } from '../loading.ts';

reloadOnPreloadError();

/**
 * Evaluates React and then the site, each in a task of its own: together they would hold up an old phone for too long. The
 * page goes on without them when they cannot be loaded, so it does not reload for them.
 */
async function start(): Promise<void> {
  await loadOptionalScript(async () => {
    await import('react-dom/client');
    const { hydratePage } = await import('./hydrate-page.tsx');
    await hydratePage();
  });
}

start().catch((error) => {
  console.error(error);
  document.dispatchEvent(new Event('settled'));
});
