/** A code that was typed is at most this long; anything longer is taken for a whole message. */
const LONGEST_CODE = 12;

/** The usual length of a code. */
export const MPESA_CODE_LENGTH = 10;

// Capitals and at least one digit: neither a word nor a telephone number matches.
const codeInMessage = /\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{10}\b/;

/**
 * The code of a payment, in capitals and without spaces. Of a whole M-PESA message only the code is kept,
 * because the rest shows a balance and a telephone number; '' where there is none in it.
 */
export function mpesaCode(text: string): string {
  const code = text.replaceAll(/[^a-z\d]/gi, '').toUpperCase();
  return code.length <= LONGEST_CODE ? code : (codeInMessage.exec(text)?.[0] ?? '');
}
