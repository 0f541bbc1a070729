/** A page's module could not be fetched: a stale deploy, a lost connection, HTML in its place. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(path: string, options: ErrorOptions) {
    super(`The page ${path} could not be loaded`, options);
  }
}
