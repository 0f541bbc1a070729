import { MPESA_LIMIT_KES } from '../content/amount-limits.ts';
import { weekdayOf } from '../lib/days.ts';
import { plainInput } from '../lib/plain-input.ts';
import { readAmount } from './typed-amount.ts';

type WhyUnread =
  | 'empty'
  | 'noCode'
  | 'phone'
  /** Looks like a code, but has too few or too many characters. */
  | 'length'
  /** Two messages or two codes. */
  | 'several'
  /** Money received, a reversal, Fuliza, a refusal: M-PESA writes about something else than a payment. */
  | 'noPayment';

export type MpesaReading = {
  /**
   * What the text box then holds: the code alone once it was read, so that no balance stays, else the text as it was.
   */
  boxText: string;
  /** Null if none was read. Amount and day are then null too. */
  code: string | null;
  /** In shillings, which may have cents. */
  amount: number | null;
  /** Such as '2026-11-25'. */
  day: string | null;
  /** Why there is no code. */
  unread: WhyUnread | null;
};

/**
 * Reads M-PESA's message about a payment, in English or Kiswahili, or its code alone or among other words. `payees` are
 * the home's name and account in such a message. A payment to somebody else has neither. If empty, they are not known.
 */
export function readMpesa(text: string, payees: readonly string[] = []): MpesaReading {
  const plain = inOneLine(text);
  const payment = paymentIn(plain);
  const isToOthers = payment !== null && payees.length > 0 && !namesOne(payees, payment.after);
  const found = isToOthers ? unreadAs('noPayment') : codeIn(plain, payment !== null);
  if (found.code === null) return { ...found, amount: null, day: null, boxText: text };

  const { code } = found;
  const figures = payment?.figures ?? figuresBesideVerb(plain) ?? figuresBesideCode(code, plain);
  return {
    code,
    amount: amountOf(figures),
    day: dayIn(payment?.after ?? plain),
    unread: null,
    boxText: code,
  };
}

function inOneLine(text: string): string {
  const line = plainInput(text).replaceAll(/\s+/g, ' ');
  // The message was pasted behind the code that stood in the box.
  return line.replace(/\b[A-Z\d]{10}(?=[A-Z\d]{10} ?(?:confirmed|imethibitishwa))/i, '$& ');
}

// The parts of M-PESA's messages.
const heading = String.raw`(?:confirmed|imethibitishwa)[.,!]? ?`;
/** 'Ksh1,050.00', 'Ksh1050.0', 'KES 1,050'. */
const sum = String.raw`(?:kshs?|kes)[. ]{0,2}(\d[\d,]*(?:\.\d{1,2})?)(?!\d)`;
const sentTo = String.raw`(?:(?:was )?(?:sent|paid) to|(?:i|zi)me(?:tumwa|lipwa) kwa)`;
const youHaveSent = '(?:you have |ume)(?:sent|paid|tuma|lipa)';

/** 'Confirmed. Ksh500.00 sent to …' and 'Confirmed. You have paid KES 500 to …'. */
const aboutPayment = new RegExp(
  String.raw`${heading}(?:${sum} ?${sentTo}|${youHaveSent} ${sum} (?:to|kwa))\b(.*)`,
  'is',
);

/** Only the words right after "Confirmed" tell of the payment. Balance, fee and daily limit follow them. */
function paymentIn(plain: string): { figures: string; after: string } | null {
  const found = aboutPayment.exec(plain);
  if (!found) return null;
  const [, beforeVerb, afterVerb, after = ''] = found;
  return { figures: beforeVerb ?? afterVerb ?? '', after };
}

/** Whether the words of a payee follow each other in the text. 'TOM C CHEGE' has MCCH's letters, but not its word. */
function namesOne(payees: readonly string[], text: string): boolean {
  return payees.some((payee) => wordsOf(text).includes(wordsOf(payee)));
}

/** ' HOPE CHILDRENS HOME ' for 'Hope Children’s Home'. */
function wordsOf(text: string): string {
  const words = text
    .toUpperCase()
    .replaceAll(/['’‘`´]/g, '')
    .match(/[\p{L}\d]+/gu);
  return ` ${words?.join(' ') ?? ''} `;
}

/** A bank's message: 'KES 3,000 sent to Paybill', 'I paid KSH 500'. */
function figuresBesideVerb(plain: string): string | undefined {
  const [, afterVerb, beforeVerb] = sumBesideVerb.exec(plain) ?? [];
  return afterVerb ?? beforeVerb;
}

const sumBesideVerb = new RegExp(
  String.raw`\b(?:paid|sent|nimelipa|nimetuma) ${sum}|${sum} (?:sent|paid)\b`,
  'i',
);

/**
 * 'SKP7X81QZT paid 4500'. Only where nothing but words about paying stands beside the number: `readAmount` refuses
 * other words, among which it may be the paybill. Above M-PESA's limit it is a phone number. '' if there is no such
 * number.
 */
function figuresBesideCode(code: string, plain: string): string {
  const others = plain
    .toUpperCase()
    .replace(code, '')
    .replace(datePattern, '')
    .replaceAll(aboutPaying, '');
  const { currency, amount } = readAmount(others, 'KES');
  const isPayment = currency === 'KES' && amount !== null && amount <= MPESA_LIMIT_KES;
  return isPayment ? String(amount) : '';
}

const aboutPaying =
  /\b(?:I|PAID|SENT|AMOUNT|FOR|ON|TODAY|KWA|NIMELIPA|NIMETUMA|LEO)\b|[():]|[.,](?!\d)|(?:^|\s)[-=]/g;

/** Takes '1,050.00'. Null if the figures are '' or come to nothing. */
function amountOf(figures: string): number | null {
  const amount = Number(figures.replaceAll(',', ''));
  return amount > 0 ? amount : null;
}

const datePattern = /\b(\d\d?)[/.-](\d\d?)[/.-](?:20)?(\d\d)\b/;

function dayIn(text: string): string | null {
  const [, dayOfMonth = '', month = '', year = ''] = datePattern.exec(text) ?? [];
  const day = `20${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return weekdayOf(day) ? day : null;
}

type FoundCode = { code: string; unread: null } | { code: null; unread: WhyUnread };

function unreadAs(unread: WhyUnread): FoundCode {
  return { code: null, unread };
}

function codeIn(plain: string, isPayment: boolean): FoundCode {
  if (plain === '') return unreadAs('empty');
  if (hasSeveralMessages(plain)) return unreadAs('several');
  if (isAboutOtherMatters(plain, isPayment)) return unreadAs('noPayment');
  const code = codeBeforeHeading(plain);
  if (code) return { code, unread: null };
  return isPayment ? unreadAs('noCode') : codeAmongWords(plain);
}

/** Fuliza's notice, and a message that was pasted twice, have the code of the payment: they are no second message. */
function hasSeveralMessages(plain: string): boolean {
  const [first, second] = plain.match(/\b[A-Z\d]{10}(?= ?(?:confirmed|imethibitishwa))/gi) ?? [];
  const headings = plain.match(/confirmed|imethibitishwa/gi) ?? [];
  const isTheSame = first !== undefined && first === second;
  return headings.length > (isTheSame ? 2 : 1);
}

function isAboutOtherMatters(plain: string, isPayment: boolean): boolean {
  if (reversal.test(plain)) return true;
  return !isPayment && (sumAfterHeading.test(plain) || otherMatters.test(plain));
}

/** Does not match "To reverse, …", which is in messages about payments. */
const reversal = /revers(?:al|ed)|imerejeshwa|imerudishwa/i;
const sumAfterHeading = new RegExp(`${heading}.*${sum}`, 'is');
const otherMatters =
  /fuliza m-?pesa|you have received|umepokea|withdraw|airtime|failed|cancell?ed|do not have enough|insufficient|imekataliwa|imeshindikana|huna pesa/i;

/** 'SKP7X81QZT Confirmed. Ksh500.00 …': with a digit, or in capitals. Small letters alone are a word. */
function codeBeforeHeading(plain: string): string | null {
  const [, code = ''] = beforeHeading.exec(plain) ?? [];
  return isMixed(code) || /^[A-Z]+$/.test(code) ? code.toUpperCase() : null;
}

const beforeHeading = new RegExp(
  String.raw`\b([A-Z][A-Z\d]{9}) ?${heading}(?:$|${sum}|you|ume)`,
  'i',
);

function codeAmongWords(plain: string): FoundCode {
  const alone = plain.replaceAll(/^[^A-Z\d]+|[^A-Z\d]+$/gi, '');
  // Letters alone are a code only where nothing else is in the box.
  if (/^[A-Z]{10}$/.test(alone)) return { code: alone, unread: null };
  const words = plain.match(/[A-Z\d]+/gi) ?? [];
  const whole = words.filter((word) => (word === alone ? isCode(word) : isCodeAmongWords(word)));
  // Small letters count only where nothing else is in the box.
  const grouped = groupedCodes(isInSmallGroups(alone) ? alone.toUpperCase() : plain);
  const [code, other] = new Set([...whole.map((word) => word.toUpperCase()), ...grouped]);
  if (other !== undefined) return unreadAs('several');
  if (code !== undefined) return { code, unread: null };
  if (/^[A-Z\d]{6,14}$/i.test(alone) && isLikeCode(alone)) return unreadAs('length');
  return unreadAs(/^\+?[\d ()-]{9,}$/.test(plain) ? 'phone' : 'noCode');
}

function isCode(word: string): boolean {
  return word.length === 10 && isLikeCode(word);
}

/** 'november25' is a code only where nothing else is in the box. */
function isCodeAmongWords(word: string): boolean {
  const isInCapitals = word === word.toUpperCase();
  return isCode(word) && (isInCapitals || /[a-z]\d+[a-z]/.test(word));
}

/** Letters and digits after a letter, but not 'KSH1000000'. */
function isLikeCode(word: string): boolean {
  return /^[A-Z].*\d/i.test(word) && !/^(?:kshs?|kes|usd)\d+$|\d(?:ksh|kes|bob)$/i.test(word);
}

function isMixed(word: string): boolean {
  return /\d/.test(word) && /[A-Z]/i.test(word);
}

/** 'skp7 x81 qzt', where nothing else is in the box: at least two groups have a digit. Not 'today at 5pm'. */
function isInSmallGroups(alone: string): boolean {
  const parts = alone.split(/[ -]/);
  return parts.filter(isMixed).length > 1 && parts.join('').length === 10;
}

/** 'SKP7 X81 QZT': all that stands together in capitals, if at least one group has letters and digits. */
function groupedCodes(plain: string): string[] {
  // A full stop ends a group, and so does a name.
  const withoutNames = plain.replaceAll(/\b(?:M-?PESA|CODE|REF|I)\b/g, '.');
  const groups = withoutNames.match(/\b[A-Z\d]+(?:[ -][A-Z\d]+)+\b/g) ?? [];
  return groups
    .filter((group) => group.split(/[ -]/).some(isMixed) && !/KSH|KES/.test(group))
    .map((group) => group.replaceAll(/[ -]/g, ''))
    .filter(isCode);
}
