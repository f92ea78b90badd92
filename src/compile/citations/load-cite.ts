/** Loads the citation library with its plug-ins, set up for texts of any alphabet and for our ids as keys. */
export async function loadCite() {
  const core = await import('@citation-js/core');
  await import('@citation-js/plugin-csl');
  await import('@citation-js/plugin-bibtex');
  await import('@citation-js/plugin-ris');
  Object.assign(core.plugins.config.get('@bibtex').format, {
    asciiOnly: false,
    useIdAsLabel: true,
    checkLabel: false,
  });
  return core;
}
