import type { ReactNode } from 'react';

const together = /(\b(?:[\p{Lu}\d:]+-[\p{L}\d:]+|\p{L}{1,5}-\p{L}{1,4}|\d+ years?)\b)/u;

/** Lines don't break at the hyphen of M-PESA, HIV-positive, 8:30AM-5PM or grown-ups, nor inside "2 years". */
export function unbroken(text: string): ReactNode {
  // As an only child, which a translation may replace when it changes.
  if (!together.test(text)) return text;
  return text
    .split(together)
    .filter((part) => part !== '')
    .map((part, index) =>
      together.test(part) ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text keep their places
        <span key={index} className="one-line">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
