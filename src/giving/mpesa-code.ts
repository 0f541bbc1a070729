import { plainInput } from '../lib/plain-input.ts';

export const MPESA_CODE_LENGTH = 10;

// A code that is still being typed, or has a character too many, is taken as it is.
const codeAlone = /^[A-Z\d]{1,12}$/i;

// M-PESA writes the code before this word. The code may be letters alone, but not digits alone: a telephone number.
const codeConfirmed = /\b(?=\d*[A-Z])[A-Z\d]{10}(?=\s*(?:[Cc]onfirmed|[Ii]methibitishwa))/;

/** In capitals: the code alone, or before "Confirmed" in M-PESA's message. '' if there is none. */
export function mpesaCode(text: string): string {
  const plain = plainInput(text);
  return codeAlone.test(plain) ? plain.toUpperCase() : (codeConfirmed.exec(plain)?.[0] ?? '');
}
