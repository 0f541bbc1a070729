import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { partOfYear, priceOf } from '../../giving/offers.ts';
import { offeredPurposes } from '../../giving/purposes.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { formatKes, formatUsd, unbrokenSums } from '../../lib/money.ts';
import styles from './gift-table.module.css';
import step from './step.module.css';

const { often } = choosingTexts;

const schoolRows = [
  { label: choosingTexts.onceOrYearly, years: 1, times: 1 },
  { label: often['semi-annual'], years: 1, times: 2 },
  { label: often.quarterly, years: 1, times: 4 },
  { label: often.monthly, years: 1, times: 12 },
  { label: choosingTexts.twoChildren, years: 2, times: 1 },
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
            {schoolRows.map(({ label, years, times }) => {
              const several = times === 1 ? '' : `${times}\u00a0× `;
              const kes = formatKes(partOfYear(years, times, 'KES'));
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{unbrokenSums(`${several}${kes}`)}</td>
                  <td>{`${several}${formatUsd(partOfYear(years, times, 'USD'))}`}</td>
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
              const kes = priceOf(id, 'KES');
              return (
                <tr key={id}>
                  <th scope="row">{title}</th>
                  {kes !== null && priceUsd !== null ? (
                    <>
                      <td>{unbrokenSums(formatKes(kes))}</td>
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
