import { withoutScript } from '../../boot-contract.ts';
import { planOf } from '../../components/giving/plan-of.ts';
import { choosingTexts } from '../../content/giving-texts.ts';
import { donationTiers } from '../../content/payments.ts';
import {
  paymentFrequencyOptions,
  sponsorshipAmountOptions,
} from '../../content/sponsorship-options.ts';
import { fragmentOf, type GivingChoice } from '../../lib/giving-plan.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { OWN } from './giving-fields.ts';
import styles from './plan-table.module.css';
import { paymentsOf } from './plan-words.ts';

const amounts = sponsorshipAmountOptions.flatMap(({ value }) =>
  value === OWN ? [] : [Number(value)],
);

const unbrokenAmounts = (text: string) => text.replaceAll('KSH ', 'KSH\u00a0');

/** Every plan and gift for visitors without script; an address with its fragment leads to the row. */
export function PlanTable() {
  return (
    <div className={styles['tables']} {...withoutScript}>
      <table>
        <caption>{choosingTexts.plansCaption}</caption>
        {amounts.map((usd) => (
          <tbody key={usd}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {`${formatUsd(usd)} a year (${formatKes(planOf({ kind: 'gift', usd }).yearKes)})`}
              </th>
            </tr>
            {paymentFrequencyOptions.map(({ value: frequency, name }) => {
              const choice: GivingChoice = { kind: 'plan', usd, frequency };
              const { eachUsd, exactUsd, overKes } = planOf(choice);
              const about = exactUsd ? '' : 'about ';
              const over = overKes > 0 ? `; ${formatKes(overKes)} over` : '';
              return (
                <tr key={frequency} id={fragmentOf(choice).slice(1)}>
                  <th scope="row">{name}</th>
                  <td>
                    {unbrokenAmounts(
                      `${paymentsOf(usd, frequency)} (${about}${formatUsd(eachUsd)})${over}`,
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      <table>
        <caption>{choosingTexts.giftsCaption}</caption>
        <tbody>
          {donationTiers.map(({ amountUsd: usd, label }) => (
            <tr key={usd} id={fragmentOf({ kind: 'gift', usd }).slice(1)}>
              <th scope="row">{formatUsd(usd)}</th>
              <td>{`${formatKes(planOf({ kind: 'gift', usd }).eachKes)}: ${label}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
