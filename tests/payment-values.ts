import {
  bankAccounts,
  type PaymentValue,
  payments,
  paymentValues as named,
} from '../src/content/payments.ts';

// Of the tests' own facts (tests/facts/payments.yaml).
export const paybill = named.paybill.value;
export const bankAccount = bankAccounts[0]?.value ?? '';

const values: readonly PaymentValue[] = [...payments.mobileMoney.values, ...payments.bank.values];

/** In the order of the page. */
export const paymentValues = values.map(({ value }) => value);

/** The values that are numbers: of the paybill and of every bank account. */
export const paymentNumbers = values.filter(({ isNumber }) => isNumber).map(({ value }) => value);

/** The end of the name of the button that copies it: 'Paybill number …'. */
export const paybillName = `${named.paybill.label} ${paybill}`;
