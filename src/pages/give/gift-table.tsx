import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { partOfYear, offersOf, timesAYear } from '../../giving/offers.ts';
import { offeredPurposes } from '../../giving/purposes.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import type { Often } from '../../lib/gift.ts';
import { formatKes, formatUsd, unbrokenSums } from '../../lib/money.ts';
import styles from './gift-table.module.css';
import step from './step.module.css';

const rows: readonly { label: string; often: Often; years: number }[] = [
  { label: choosingTexts.onceOrYearly, often: 'once', years: 1 },
  ...(['semi-annual', 'quarterly', 'monthly'] as const).map((often) => ({
    label: choosingTexts.often[often],
    often,
    years: 1,
  })),
  { label: choosingTexts.twoChildren, often: 'once', years: 2 },
];

/** Open until hydration, because the choices don't work before. */
export function GiftTable() {
  const hydrated = useHydrated();
  return (
    <details className={`${step.more} no-print`} open={!hydrated}>
      <summary>{choosingTexts.table}</summary>
      <div className={styles.tables}>
        <table>
          <caption>{choosingTexts.schoolTable}</caption>
          <tbody>
            {rows.map(({ label, often, years }) => {
              const times = timesAYear(often);
              const several = times === 1 ? '' : `${times}\u00a0× `;
              const [kes, usd] = (['KES', 'USD'] as const).map((it) =>
                partOfYear(years, times, it),
              );
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{unbrokenSums(`${several}${formatKes(kes ?? 0)}`)}</td>
                  <td>{`${several}${formatUsd(usd ?? 0)}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <table>
          <caption>{choosingTexts.giftTable}</caption>
          <tbody>
            {offeredPurposes.map(({ id, title, priceUsd }) => {
              if (id === 'school') return null;
              const kes = offersOf({ purpose: id, often: 'once', currency: 'KES' }).find(
                ({ portion }) => portion?.times === 1,
              );
              return (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  {kes && priceUsd !== null ? (
                    <>
                      <td>{unbrokenSums(formatKes(kes.amount))}</td>
                      <td>{formatUsd(priceUsd)}</td>
                    </>
                  ) : (
                    <td colSpan={2}>{choosingTexts.anyAmount}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="remark">{giveTexts.rate}</p>
    </details>
  );
}
