import { reminderTexts } from '../content/messages.ts';
import { organization } from '../content/organization.ts';
import { type Gift, giveAddress } from '../lib/gift.ts';
import { formatMoney } from '../lib/money.ts';
import { giftSentence } from './gift-words.ts';
import { timesAYear } from './offers.ts';
import { type PaymentDays, paymentDaysFrom } from './payment-days.ts';
import { reminderFile } from './reminder-file.ts';

/** From `day` on. A day that some months lack is the last of each. */
export function reminderDays({ often }: Gift, day: string): PaymentDays {
  const payments = timesAYear(often);
  return paymentDaysFrom({ chosen: day, payments, insteadOfMissing: 'last', today: day });
}

/**
 * For the calendar. A gift that repeats has no end: with one, whoever has paid the first already would be reminded of a
 * thirteenth. Without payment numbers: a calendar would keep them after they have changed.
 */
export function reminderOf(gift: Gift, day: string, made: Date): string {
  const address = `${organization.siteUrl}${giveAddress(gift)}`;
  const name = giveAddress(gift).slice('/give#'.length);
  return reminderFile({
    uid: `${name}-${day}@${new URL(organization.siteUrl).host}`,
    days: reminderDays(gift, day),
    repeats: gift.often === 'once' ? 'year' : 'always',
    title: `${reminderTexts.title}: ${formatMoney(gift.each)}`,
    text: `${giftSentence(gift)}.\n${reminderTexts.howToGive} ${address}`,
    address,
    made,
  });
}
