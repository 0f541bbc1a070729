import { describe, expect, test } from 'vitest';
import { planOf } from '../../../src/giving/plan-of.ts';
import { choosingTexts } from '../../../src/content/giving-texts.ts';
import { annualFees, donationTiers } from '../../../src/content/payments.ts';
import { sponsorshipAmountOptions } from '../../../src/content/sponsorship-options.ts';
import { waysToHelp } from '../../../src/content/ways-to-help.ts';
import { fragmentOf, type GivingChoice } from '../../../src/lib/giving-plan.ts';
import { formatKes, formatUsd } from '../../../src/lib/money.ts';
import { howOften } from '../../../src/giving/payment-words.ts';
import type { Visitor } from '../setup/visitor.ts';
import { paybill, paybillName, paymentValues } from '../../payment-values.ts';

const [firstGift] = donationTiers;
const partialUsd = Number(sponsorshipAmountOptions[1].value);
const basicUsd = Number(sponsorshipAmountOptions[2].value);
const plan = (usd: number, frequency: 'annual' | 'monthly' | 'quarterly'): GivingChoice => ({
  kind: 'plan',
  usd,
  frequency,
});

export function give(visitor: Visitor) {
  describe('giving', () => {
    const { find } = visitor;

    const refusal =
      'Your browser did not let us copy. The text is selected: press and hold it, or press Ctrl+C (Cmd+C on a Mac).';

    test('Donate Now leads to the payment details', async () => {
      await visitor.openHydrated('/');
      await find('banner').find('link', 'Donate Now').click();
      await expect.poll(visitor.address).toBe('/get-involved?tab=donate');
      await expect.poll(() => find('tab', 'Donate').attribute('aria-selected')).toBe('true');
      await expect.poll(find('heading', 'How to Donate').isInView).toBe(true);
      for (const value of paymentValues) expect(await visitor.sees(value)).toBe(true);
    });

    test('the ways to help are tabs, by pointer and by key', async () => {
      const [, second, third, , , last] = waysToHelp;
      await visitor.openHydrated('/get-involved');
      await find('tab', second.label).click();
      await expect.poll(visitor.address).toBe(`/get-involved?tab=${second.id}`);
      expect(await find('tabpanel', second.label).count()).toBe(1);
      await visitor.press('ArrowRight');
      await expect.poll(find('tab', third.label).isFocused).toBe(true);
      await visitor.press('End');
      await expect.poll(find('tab', last.label).isFocused).toBe(true);
      expect(await find('tabpanel').count()).toBe(1);
      expect(await find('tabpanel', last.label).count()).toBe(1);
    });

    /** Success is not claimed, and the keys named in the refusal copy the selected value. */
    async function copyByKeys(announced: string, value: string) {
      expect(announced).toBe(refusal);
      await expect.poll(visitor.selection).toBe(value);
      expect(await visitor.sees('Copied ✓')).toBe(false);
      await visitor.shortcut('c');
    }

    /** In the panel, by M-PESA, by a bank here and abroad, in the note and in the address. */
    async function expectChosen(choice: GivingChoice) {
      const kes = formatKes(planOf(choice).eachKes);
      const [title, here, abroad] =
        choice.kind === 'plan'
          ? ['Your plan', howOften[choice.frequency], 'once a year']
          : ['Your gift', 'once', 'once'];
      const said = find('region', title).find('status');
      await expect.poll(async () => (await said.texts())[0]).toContain(kes);
      await expect.poll(visitor.address).toBe(`/give${fragmentOf(choice)}`);
      expect(await find('button', `Copy Amount ${kes}`).count()).toBe(1);
      expect(await find('button', `Copy Amount, ${here} ${kes}`).count()).toBe(1);
      expect(await find('button', `Copy Amount, ${abroad} ${formatUsd(choice.usd)}`).count()).toBe(
        1,
      );
      expect(await find('textbox', 'Amount').value()).toBe(kes);
    }

    const amount = (usd: number) => find('radio', `${formatUsd(usd)} a year…`);

    test('what is chosen on How to give is what every place says, the first choice chosen again too', async () => {
      await visitor.open(`/give${fragmentOf(plan(partialUsd, 'monthly'))}`);
      // Before hydration, as far as the engine is as slow as that.
      await amount(annualFees.usd).click();
      await visitor.untilHydrated();
      await expectChosen(plan(annualFees.usd, 'monthly'));
      await amount(basicUsd).click();
      await expectChosen(plan(basicUsd, 'monthly'));
      await amount(annualFees.usd).click();
      await expectChosen(plan(annualFees.usd, 'monthly'));
      await find('radio', 'Annual…').click();
      await expectChosen(plan(annualFees.usd, 'annual'));
      await amount(partialUsd).click();
      await find('radio', 'Quarterly…').click();
      await expectChosen(plan(partialUsd, 'quarterly'));
      // Some engines fill the fields in again, others do not.
      await visitor.reload();
      await expectChosen(plan(partialUsd, 'quarterly'));
      await amount(basicUsd).click();
      await expectChosen(plan(basicUsd, 'quarterly'));
      expect(await find('heading', 'Your plan').count()).toBe(1);
    });

    test('an amount of one’s own is taken, and asked for where it can’t be read', async () => {
      await visitor.openHydrated(`/give${fragmentOf(plan(basicUsd, 'monthly'))}`);
      const own = find('textbox', `${choosingTexts.ownAmount}, in US dollars a year`);
      await own.type('71');
      await expectChosen(plan(71, 'monthly'));
      await own.type('x');
      const said = find('region', 'Your plan').find('status');
      await expect.poll(async () => (await said.texts())[0]).toBe(choosingTexts.noAmount);
      expect(await find('textbox', 'Amount').value()).toBe('');
    });

    test('a gift on Get Involved leads to where it says how to pay it, and Back returns', async () => {
      const gift: GivingChoice = { kind: 'gift', usd: firstGift.amountUsd };
      await visitor.openHydrated('/get-involved');
      await find('link', `${formatUsd(gift.usd)}…`).click();
      await expectChosen(gift);
      await expect.poll(find('heading', 'Pay').isInView).toBe(true);
      expect(await find('radio', 'Annual…').count()).toBe(0);
      await visitor.back();
      await expect.poll(visitor.address).toBe('/get-involved');
      // And where the link is opened in full, as a shared one is.
      await visitor.resize(390, 844);
      await visitor.openHydrated(`/give${fragmentOf(gift)}`);
      await expect.poll(find('region', 'Your gift').count).toBe(1);
      await expect.poll(find('heading', 'Pay').isInView).toBe(true);
    });

    test('the paybill number is copied, or selected for the visitor to copy', async () => {
      await visitor.openHydrated('/get-involved');
      const statuses = find('region', 'How to Donate').find('status');
      const announced = async () => (await statuses.texts())[0] ?? '';
      expect(await announced()).toBe('');
      await find('button', `Copy ${paybillName}`).click();
      await expect.poll(announced).not.toBe('');
      if ((await announced()) !== 'Copied') await copyByKeys(await announced(), paybill);

      await visitor.openHydrated('/contact');
      const message = find('textbox', 'Message');
      await message.click();
      await visitor.shortcut('v');
      await expect.poll(message.value).toBe(paybill);
    });
  });
}
