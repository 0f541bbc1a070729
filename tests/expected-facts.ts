// What tests/facts/ says, as the pages show it. Typed by hand: the code under test reads the same files.

export const siteUrl = 'https://home-of-the-tests.example';
export const email = 'office.of-the-home@long-name-of-a-home.example';
export const phones = ['+254 000 000 117', '+44 1632 960117', '+254 000 000 118'] as const;
/** The addresses that dial them. */
export const phoneLinks = ['tel:+254000000117', 'tel:+441632960117', 'tel:+254000000118'] as const;
export const place = [
  'Plot 117, Example Lane, Ruai',
  'Nairobi, Kenya',
  '2.5 km from Example Junction',
];

const PLACE_IN_ADDRESS = 'Plot%20117%2C%20Example%20Lane%2C%20Ruai%2C%20Nairobi%2C%20Kenya';
export const embeddedMap = `https://www.google.com/maps?q=${PLACE_IN_ADDRESS}&output=embed`;
export const directions = `https://www.google.com/maps/dir/?api=1&destination=${PLACE_IN_ADDRESS}`;

/** Two groups wait for a sponsor; a third has found its own. */
export const waitingGroup = 'Early Readers and Singers';
export const secondGroup = 'School Leavers';

export const paybill = '090117';
export const paybillAccount = 'HOME117';
export const bankAccount = '0100200300117';
/** The values in the order of the page. */
export const paymentDetails = [
  paybill,
  paybillAccount,
  bankAccount,
  '0100200300118',
  "Example Trust for a Children's Home and School",
];
/** The numbers of the paybill and of every bank account. */
export const paymentNumbers = [paybill, bankAccount, '0100200300118'];

/** The end of the name of the button that copies it. */
export const paybillName = 'Paybill number 090117';
