import { plainInput } from '../lib/plain-input.ts';

/** A code that was typed is at most this long; anything longer is taken for a whole message. */
const LONGEST_CODE = 12;

/** The usual length of a code. */
export const MPESA_CODE_LENGTH = 10;

// M-PESA writes the code in front of this word. It may be letters alone, as a word is, but no telephone number.
const codeConfirmed = /\b(?=\d*[A-Z])[A-Z\d]{10}(?=\s*(?:[Cc]onfirmed|[Ii]methibitishwa))/;

// Elsewhere it has capitals and a digit: neither a word nor a telephone number matches.
const codeInMessage = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{10}\b/;

/**
 * The code of a payment, in capitals and without spaces. Of a whole M-PESA message only the code is kept,
 * because the rest shows a balance and a telephone number; '' where there is none in it.
 */
export function mpesaCode(text: string): string {
  const plain = plainInput(text);
  const code = plain.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  if (code.length <= LONGEST_CODE) return code;
  return (codeConfirmed.exec(plain) ?? codeInMessage.exec(plain))?.[0] ?? '';
}

/** What the field keeps of a text: of a whole message the code, else the text, however far it has been typed. */
export function keptCode(text: string): string {
  const isMessage = text.length > MPESA_CODE_LENGTH && plainInput(text).includes(' ');
  return (isMessage && mpesaCode(text)) || text;
}
