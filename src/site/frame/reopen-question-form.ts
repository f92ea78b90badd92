const key = 'question-form';

/** Has the question form opened again once this page has been reloaded. */
export function reopenAfterReload(): void {
  try {
    sessionStorage.setItem(key, window.location.href);
  } catch {
    // Without storage the visitor presses the button once more.
  }
}

/** Tells, once, whether the page was reloaded to open the question form. */
export function takeReopening(): boolean {
  try {
    const href = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return href === window.location.href;
  } catch {
    return false;
  }
}
