import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import styles from './payment-details.module.css';

type PaymentDetailsProps = {
  id?: string;
  method: PaymentMethod;
  tone: 'leaf' | 'blue';
  children: ReactNode;
};

export function PaymentDetails({ id, method, tone, children }: PaymentDetailsProps) {
  return (
    <article id={id} className={styles.card} data-tone={tone}>
      <header className={styles.head}>
        <h3>{method.title}</h3>
        <span>{method.kind}</span>
      </header>
      <div className={styles.body}>
        {method.details.map((row) => (
          <CopyRow key={row.id} {...row} />
        ))}
        <div className={styles.more}>{children}</div>
      </div>
    </article>
  );
}
