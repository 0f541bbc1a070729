import { bankSettings } from '../../content/home-settings.ts';
import { callFirst, type PaymentMethod, payments } from '../../content/payments.ts';

export const bankMethod: PaymentMethod = {
  ...payments.bank,
  kind: bankSettings.name === null ? callFirst : payments.bank.kind,
};
