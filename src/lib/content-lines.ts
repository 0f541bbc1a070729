import { cleanText } from './text.ts';

const MAX_OCTETS = 75;

/** iCalendar (RFC 5545) or vCard (RFC 6350): CRLF after each line, long lines folded. */
export function contentFile(lines: readonly string[]): string {
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

/** Escapes what would end a value or a line, for both formats. */
export function escapedText(text: string): string {
  return cleanText(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\r\n', String.raw`\n`);
}

/** Breaks after 75 octets of UTF-8, never inside a character. The rest begins with a space. */
function foldedLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
