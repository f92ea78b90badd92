/** A script has not come. Its address stays with the error, which may come out of a worker. */
export class MissingScriptError extends Error {
  constructor(readonly url: string) {
    super(`The script could not be loaded: ${url}`);
    this.name = 'MissingScriptError';
  }
}
