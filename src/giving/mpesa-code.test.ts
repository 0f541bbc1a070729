import { describe, expect, test } from 'vitest';
import { mpesaCode } from './mpesa-code.ts';

describe('the M-PESA code', () => {
  test.each([
    ['SGH7K2M4X1', 'SGH7K2M4X1'],
    [' sgh7k2m4x1 ', 'SGH7K2M4X1'],
    ['\u200ESGH7K2M4X1\u200B', 'SGH7K2M4X1'],
    ['SGH7K2M4X', 'SGH7K2M4X'],
    ['SGH7K2M4X1ZZ', 'SGH7K2M4X1ZZ'],
    ['', ''],
  ])('of %j is %j', (text, code) => {
    expect(mpesaCode(text)).toBe(code);
  });

  test.each([
    'SGH7K2M4X1 Confirmed. Ksh2,000.00 sent to A HOME for account MCCH on 1/12/26 at 2:05 PM. New M-PESA balance is Ksh1,234.56. Transaction cost, Ksh0.00.',
    'Congratulations! SGH7K2M4X1 confirmed.\r\nKsh2,000.00 sent to 254712345678',
  ])('is all that is kept of the message %j', (message) => {
    expect(mpesaCode(message)).toBe('SGH7K2M4X1');
  });

  const lettersAlone =
    'UGLQXAXODW Confirmed. Ksh2,000.00 sent to A HOME for account MCCH on 21/7/26 at 2:33 PM New M-PESA balance is Ksh1,234.00.';

  test.each([
    lettersAlone,
    'UGLQXAXODW Imethibitishwa Ksh2,000.00 imetumwa kwa A HOME tarehe 21/7/26',
    'UGLQXAXODWConfirmed.\u00A0Ksh2,000.00 sent to A HOME',
  ])('may have no digit in the message %j', (message) => {
    expect(mpesaCode(message)).toBe('UGLQXAXODW');
  });

  test.each([
    'I will send it tomorrow',
    'by my wife Jane',
    'SGH7 K2M4 X1',
    'paid 500 ok',
    'SGH7K2M4X1ZZZ',
    'SGH7K2M4X1 and a thousand greetings',
    'I SENT IT YESTERDAYS at noon',
    'The HEADMASTER has not confirmed it',
    '0712345678 Confirmed the payment',
    'My balance is Ksh1,234.56 now',
    '0712345678 0712345678',
  ])('is not in %j', (message) => expect(mpesaCode(message)).toBe(''));
});
