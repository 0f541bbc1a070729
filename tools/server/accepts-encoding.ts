/** Whether a browser that sends this `Accept-Encoding` takes the encoding (RFC 9110 §12.5.3). */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=/, '');
    weights.set(name, quality === undefined ? 1 : Number(quality));
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
