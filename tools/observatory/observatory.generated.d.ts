/** An answer as the analysers read it; header names in lower case. */
export type ObservedAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Whether the host's certificate is good. */
  verified: boolean;
  httpEquiv: Map<string, string[]>;
};

/** What the Observatory fetches of a site before it judges. */
export type ObservedSite = {
  hostname: string;
  resources: { path: string };
  responses: {
    auto: ObservedAnswer;
    cors: ObservedAnswer;
    http: ObservedAnswer;
    https: ObservedAnswer;
    httpRedirects: { url: URL; status: number }[];
    httpsRedirects: { url: URL; status: number }[];
  };
  session: { url: URL };
};

export type ObservatoryResult = {
  scan: { score: number; grade: string };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

export declare function scan(site: ObservedSite): Promise<ObservatoryResult>;
