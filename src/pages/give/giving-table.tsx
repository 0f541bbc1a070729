import { planOf } from '../../giving/giving-plan.ts';
import { choosingTexts } from '../../content/page-texts/give.ts';
import { annualFees, donationTiers } from '../../content/payments.ts';
import {
  morePlans,
  offeredAmountsUsd,
  partOfFees,
  paymentFrequencyOptions,
} from '../../content/sponsorship-options.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { fragmentOf, type GivingChoice, namedGift, yearPlan } from '../../lib/giving-choice.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import styles from './giving-table.module.css';
import { howOften, paymentsOf } from '../../giving/payment-words.ts';

type GivingTableProps = {
  /** To mark; null before hydration. */
  choice: GivingChoice | null;
};

/** Open until hydration, because the choices don't work before. */
export function GivingTable({ choice }: GivingTableProps) {
  const hydrated = useHydrated();
  const chosen = choice && fragmentOf(choice);
  const marked = (it: GivingChoice) => ({
    'aria-current': fragmentOf(it) === chosen || undefined,
  });
  return (
    <details className={styles.fold} open={!hydrated}>
      <summary>{choosingTexts.tables}</summary>
      <div className={styles.tables}>
        <table className={styles.plans}>
          <caption>{choosingTexts.plansCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{choosingTexts.howOften}</span>
              </th>
              {offeredAmountsUsd.map((usd) => (
                <th key={usd} scope="col">
                  {`${formatUsd(usd)} `}
                  {usd < annualFees.usd ? <small>{partOfFees}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paymentFrequencyOptions.map(({ value: frequency, name }) => (
              <tr key={frequency}>
                <th scope="row">{`${name}: ${paymentsOf(null, frequency)}`}</th>
                {offeredAmountsUsd.map((usd) => {
                  const plan = yearPlan(usd, frequency);
                  return (
                    <td key={usd} {...marked(plan)} translate="no">
                      {formatKes(planOf(plan).each.KES)}
                    </td>
                  );
                })}
              </tr>
            ))}
            {morePlans.map(({ usd, frequency, name }) => {
              const plan = yearPlan(usd, frequency);
              return (
                <tr key={usd}>
                  <th scope="row">{`${name}: ${formatUsd(usd)} a year`}</th>
                  <td colSpan={offeredAmountsUsd.length} {...marked(plan)}>
                    <span translate="no">{formatKes(planOf(plan).each.KES)}</span>
                    {` ${howOften[frequency]}`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <table>
          <caption>{choosingTexts.giftsCaption}</caption>
          <tbody>
            {donationTiers.map(({ amountUsd: usd, label }) => {
              const gift = namedGift(usd);
              return (
                <tr key={usd} {...marked(gift)} className={styles.gifts}>
                  <th scope="row">{formatUsd(usd)}</th>
                  <td translate="no">{formatKes(planOf(gift).each.KES)}</td>
                  <td>{label}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
