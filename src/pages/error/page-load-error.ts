/**
 * A page's module could not be loaded: after a new deployment, without a connection, or with HTML instead of script.
 */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(path: string, options: ErrorOptions) {
    super(`The page ${path} could not be loaded`, options);
  }
}
