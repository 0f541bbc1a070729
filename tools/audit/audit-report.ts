/** What an audit came to: nothing, something, or no answer, which is neither. */
export type AuditResult = { outcome: 'clean' | 'found' | 'unchecked'; lines: string[] };

type Advisory = { title: string; url: string };

type NpmAnswer = {
  message?: string;
  error?: { summary?: string };
  /** Of `npm audit`. */
  vulnerabilities?: Record<string, { severity: string; range: string; via: (Advisory | string)[] }>;
  /** Of `npm audit signatures`. */
  invalid?: { name: string; version: string }[];
  missing?: { name: string; version: string }[];
};

/** Reads what `npm audit --json` says of packages that ship. */
export function readFindings(json: string): AuditResult {
  const { vulnerabilities, ...answer } = parsed(json);
  if (!vulnerabilities) return unchecked(answer);
  return result(
    Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
      const known = via.map((cause) =>
        typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`,
      );
      return `${name} ${range}, ${severity}: ${known.join('; ')}`;
    }),
  );
}

/** Reads what `npm audit signatures --json` says of all packages. */
export function readSignatures(json: string): AuditResult {
  const { invalid, missing, ...answer } = parsed(json);
  if (!invalid || !missing) return unchecked(answer);
  return result([
    ...invalid.map(({ name, version }) => `${name} ${version}: the signature is wrong`),
    ...missing.map(({ name, version }) => `${name} ${version}: there is no signature`),
  ]);
}

function parsed(json: string): NpmAnswer {
  try {
    return JSON.parse(json) as NpmAnswer;
  } catch {
    return { message: 'npm gave no answer that can be read' };
  }
}

function result(lines: string[]): AuditResult {
  return { outcome: lines.length > 0 ? 'found' : 'clean', lines };
}

function unchecked({ message, error }: NpmAnswer): AuditResult {
  return { outcome: 'unchecked', lines: [message || error?.summary || 'npm gave no reason'] };
}
