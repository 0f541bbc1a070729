import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { Fold } from '../../design-system/fold.tsx';
import { partOfYear, priceOf, paymentsAYear } from '../../giving/offers.ts';
import { offeredPurposes } from '../../giving/purposes.ts';
import { formatKes, formatUsd, unbrokenSums } from '../../lib/money.ts';
import styles from './gift-table.module.css';

const { onceOrYearly, often: labels, twoChildren } = choosingTexts;

const schoolRows = [
  { label: onceOrYearly, years: 1, often: 'once' },
  { label: labels['semi-annual'], years: 1, often: 'semi-annual' },
  { label: labels.quarterly, years: 1, often: 'quarterly' },
  { label: labels.monthly, years: 1, often: 'monthly' },
  { label: twoChildren, years: 2, often: 'once' },
] as const;

export const GIFT_TABLE_ID = 'every-gift';

/** What every gift comes to. The fold is open without script, where nothing can be chosen. */
export function GiftTable() {
  return (
    <div id={GIFT_TABLE_ID} className="no-print">
      <Fold head={<strong>{choosingTexts.table}</strong>}>
        <div className={styles.tables}>
          <table>
            <caption>{choosingTexts.schoolTable}</caption>
            <tbody>
              {schoolRows.map(({ label, years, often }) => {
                const payments = paymentsAYear(often);
                const several = payments === 1 ? '' : `${payments}\u00a0× `;
                const kes = formatKes(partOfYear(years, payments, 'KES'));
                return (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{unbrokenSums(`${several}${kes}`)}</td>
                    <td>{`${several}${formatUsd(partOfYear(years, payments, 'USD'))}`}</td>
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
      </Fold>
    </div>
  );
}
