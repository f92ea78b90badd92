let loading = 0;

/**
 * Loads a script that the page can do without: whoever asks for it has another way when it cannot be had, so the page is
 * not loaded anew for it.
 */
export async function loadOptionalScript<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

/** Tells whether such a script is on its way. */
export function isLoadingOptionalScript(): boolean {
  return loading > 0;
}
