import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../content/payments.ts';
import { CopyRow } from '../../ui/copy-row.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './payment-card.module.css';

type PaymentCardProps = {
  method: PaymentMethod;
  tone: 'leaf' | 'blue';
  /** Rows below the values. */
  amounts?: ReactNode;
  children: ReactNode;
};

/** All values of one payment method. `children` is what else has to be said about it. */
export function PaymentCard({ method, tone, amounts, children }: PaymentCardProps) {
  return (
    <article className={styles['card']} data-tone={tone}>
      <header className={styles['head']}>
        <h3>{unbroken(method.title)}</h3>
        <p>{method.kind}</p>
      </header>
      <div className={styles['body']}>
        {method.values.map(({ id, label, value }) => (
          <CopyRow key={id} id={id} label={label} value={value} />
        ))}
        {amounts}
        <div className={styles['more']}>{children}</div>
      </div>
    </article>
  );
}
