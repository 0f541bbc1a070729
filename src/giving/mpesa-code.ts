import { plainInput } from '../lib/plain-input.ts';

/** The usual length of a code. */
export const MPESA_CODE_LENGTH = 10;

// One word of letters and digits. A code that is still being typed, or has a character too many, is taken as it is.
const codeAlone = /^[A-Z\d]{1,12}$/i;

// M-PESA writes the code in front of this word. It may be letters alone, as a word is, but no telephone number.
const codeConfirmed = /\b(?=\d*[A-Z])[A-Z\d]{10}(?=\s*(?:[Cc]onfirmed|[Ii]methibitishwa))/;

/**
 * The code of a payment, in capitals: where it stands alone, or in front of "Confirmed" in a message of M-PESA,
 * whose balance and telephone numbers are left out. '' where there is none.
 */
export function mpesaCode(text: string): string {
  const plain = plainInput(text);
  return codeAlone.test(plain) ? plain.toUpperCase() : (codeConfirmed.exec(plain)?.[0] ?? '');
}
