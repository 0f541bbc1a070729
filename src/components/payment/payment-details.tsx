import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../content/payments.ts';
import { CopyRow } from '../../design-system/copy-row.tsx';
import styles from './payment-details.module.css';

type PaymentDetailsProps = {
  id?: string;
  method: PaymentMethod;
  tone: 'leaf' | 'blue';
  /** Draws the head that folds the values away on a phone with script. */
  fold?: ((head: ReactNode, className: string, values: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
};

export function PaymentDetails({ id, method, tone, fold, children }: PaymentDetailsProps) {
  const head = (
    <>
      <h3>{method.title}</h3>
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
    <article id={id} className={styles.card} data-tone={tone} data-folds={fold ? true : undefined}>
      <header className={styles.head}>{head}</header>
      {fold ? fold(head, styles.head, body) : body}
    </article>
  );
}
