import { choosingTexts, giveTexts } from '../../content/page-texts/give.ts';
import { Fold } from '../../design-system/fold.tsx';
import { offerOfMultiple } from '../../giving/offers.ts';
import { offeredPurposes } from '../../giving/purposes.ts';
import { paymentsAYear, SCHOOL } from '../../lib/gift.ts';
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
                const payments = paymentsAYear[often];
                const several = payments === 1 ? '' : `${payments}\u00a0× `;
                const offer = offerOfMultiple({ purpose: SCHOOL, often }, years);
                return offer ? (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{unbrokenSums(`${several}${formatKes(offer.prices.KES)}`)}</td>
                    <td>{`${several}${formatUsd(offer.prices.USD)}`}</td>
                  </tr>
                ) : null;
              })}
            </tbody>
          </table>
          <table>
            <caption>{choosingTexts.giftTable}</caption>
            <tbody>
              {offeredPurposes.map(({ id, title }) => {
                if (id === SCHOOL) return null;
                const offer = offerOfMultiple({ purpose: id, often: 'once' }, 1);
                return (
                  <tr key={id}>
                    <th scope="row">{title}</th>
                    {offer ? (
                      <>
                        <td>{unbrokenSums(formatKes(offer.prices.KES))}</td>
                        <td>{formatUsd(offer.prices.USD)}</td>
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
