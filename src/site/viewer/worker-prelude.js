/* Stands before the PDF library in its worker. What cannot be fetched by file name is named as the site's catalogue of
   errors words it. The library itself goes on without the file, and says less. */
{
  const kinds = { cmaps: 'CMap', standard_fonts: 'font data', wasm: 'wasm data' };
  const fetchPlainly = self.fetch;
  self.fetch = async (request, options) => {
    const url = String(request.url ?? request);
    const kind = kinds[/\/pdfjs\/[^/]+\/(\w+)\//.exec(url)?.[1]];
    const tell = () => kind && console.error(`Unable to load ${kind} at: ${url}`);
    try {
      const response = await fetchPlainly(request, options);
      if (!response.ok) tell();
      return response;
    } catch (error) {
      tell();
      throw error;
    }
  };
}
