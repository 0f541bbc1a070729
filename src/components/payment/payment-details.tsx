import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import { Fold } from '../../design-system/fold.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import styles from './payment-details.module.css';

type PaymentDetailsProps = {
  id?: string;
  method: PaymentMethod;
  tone: 'leaf' | 'blue';
  /** Folds the values away on a phone with script. */
  folds?: boolean;
  children: ReactNode;
};

export function PaymentDetails({ id, method, tone, folds = false, children }: PaymentDetailsProps) {
  const head = (
    <>
      <h3>{unbroken(method.title)}</h3>
      <span>{method.kind}</span>
    </>
  );
  const body = (
    <div className={styles.body}>
      {method.values.map((row) => (
        <CopyRow key={row.id} {...row} />
      ))}
      <div className={styles.more}>{children}</div>
    </div>
  );
  return (
    <article id={id} className={styles.card} data-tone={tone} data-folds={folds || undefined}>
      <header className={styles.head}>{head}</header>
      {folds ? (
        <Fold on="phone" head={head} className={`${styles.head} ${styles.folding}`}>
          {body}
        </Fold>
      ) : (
        body
      )}
    </article>
  );
}
