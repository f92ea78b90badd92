import styles from './viewer.css?inline';

let installed = false;

/**
 * Puts the viewer's style sheet into the page. By script, because the style sheet of the site carries only what every page
 * needs, and the security policy lets no written style in afterwards.
 */
export function installViewerStyles(): void {
  if (installed) return;
  installed = true;
  const { sheet } = document.head.appendChild(document.createElement('style'));
  // One rule around all of them, because rules are put in one by one.
  sheet?.insertRule(`@media all { ${styles} }`);
}
