import 'virtual:theme-site.css';
import '../theme/global.css';
import '../theme/print.css';

/** Evaluates React and then the site, each in a task of its own: together they would hold up an old phone for too long. */
async function start(): Promise<void> {
  await import('react-dom/client');
  const { hydratePage } = await import('./hydrate-page.tsx');
  await hydratePage();
}

// The page goes on without what cannot be loaded.
start().catch((error) => {
  console.error(error);
  document.dispatchEvent(new Event('settled'));
});
