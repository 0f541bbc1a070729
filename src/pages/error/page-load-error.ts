/** After a new deployment, a lost connection, or HTML instead of script. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(path: string, options: ErrorOptions) {
    super(`The page ${path} could not be loaded`, options);
  }
}
