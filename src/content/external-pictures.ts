/**
 * The one stock-photo host that pictures may come from, such as `https://images.example-stock.com`,
 * or null: none. A picture from elsewhere tells its host who reads the page, so
 * docs/decisions/external-pictures.md comes before this. The build writes it into the
 * Content-Security-Policy.
 */
export const externalPictureHost: string | null = null;
