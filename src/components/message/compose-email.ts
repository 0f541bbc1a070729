import { composedTexts, type FormMessage } from '../../content/messages.ts';
import type { Email } from '../../lib/message-address.ts';
import { cleanLine, cleanText } from '../../lib/text.ts';

const SHORT_FIELD_LENGTH = 80;

/**
 * In characters after percent-encoding. In an address of 1,600 it leaves room for a recipient of 254 (RFC 5321) and a
 * subject of 60.
 */
const SHORT_BODY_BUDGET = 1250;

export function composeEmail({ subject, lines, words, ending }: FormMessage): Email {
  const paragraph = words && ['', `${words[0]}:`, cleanText(words[1]) || composedTexts.notGiven];
  return {
    subject: cleanLine(subject),
    body: [...writtenLines(lines), ...(paragraph ?? []), '', ending].join('\r\n'),
  };
}

/**
 * The mail that stands in for one that is too long for an address. It has every field, cut if necessary, and a request
 * to paste the message. It fits in an address if the subject has at most 60 characters after percent-encoding.
 */
export function composeShortEmail({ subject, lines, ending }: FormMessage): Email {
  for (let length = SHORT_FIELD_LENGTH; ; length -= 1) {
    const short = writtenLines(lines.map(([label, value]) => [label, cut(value, length)]));
    const body = [...short, '', composedTexts.pasteBelow, '', ending].join('\r\n');
    if (length === 1 || encodeURIComponent(body).length <= SHORT_BODY_BUDGET) {
      return { subject: cleanLine(subject), body };
    }
  }
}

function writtenLines(lines: FormMessage['lines']): string[] {
  return lines.map(([label, value]) => `${label}: ${cleanLine(value) || composedTexts.notGiven}`);
}

/** Cuts between code points, so that no emoji is cut in half. */
function cut(text: string, length: number): string {
  // Without the slice `Array.from` would split the whole of a long paste. A code point has at most two units.
  const points = Array.from(text.slice(0, 2 * length + 2));
  return points.length > length ? `${points.slice(0, length - 1).join('')}…` : points.join('');
}
