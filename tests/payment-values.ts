import {
  bankAccounts,
  type PaymentValue,
  payments,
  paymentValues as named,
} from '../src/content/payments.ts';

// src/content/payments.test.ts alone writes the values out. All other tests take them from here, so that
// who changes a number changes it in two places, and not in thirty.
export const paybill = named.paybill.value;
export const bankAccount = bankAccounts[0]?.value ?? '';

const values: readonly PaymentValue[] = [...payments.mobileMoney.values, ...payments.bank.values];

/** In the order in which a page shows them. */
export const paymentValues = values.map(({ value }) => value);

/** Those of digits: of the paybill and of every bank account. */
export const paymentNumbers = values.filter(({ isNumber }) => isNumber).map(({ value }) => value);

/** As the button that copies it ends: 'Paybill number …'. */
export const paybillName = `${named.paybill.label} ${paybill}`;
