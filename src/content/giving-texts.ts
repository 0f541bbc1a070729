/** The most that M-PESA takes in one payment, in shillings. */
export const MPESA_LIMIT_KES = 250_000;

/** The page "How to give", in the order of the page. */
export const choosingTexts = {
  title: 'Choose',
  lead: 'A child’s year at school, or one gift. Nothing is paid on this page, and you can change your mind.',
  what: 'What would you like to do?',
  plan: { title: 'Support a child for a year', text: 'In one payment or in parts' },
  gift: { title: 'Give once', text: 'One gift, and what it provides' },
  howMuch: 'How much a year?',
  howOften: 'How often will you pay?',
  ownAmount: 'Your own amount',
  noAmount: 'Write your own amount, and see what it comes to.',
  refusedAmount: 'Please write whole US dollars in figures, such as 150.',
  waiting: 'See the children who wait for a sponsor',
  plansCaption: 'For a year of school, at once or in parts',
  giftsCaption: 'Gifts, once',
} as const;

export const payingTexts = {
  title: 'Pay',
  lead: 'By M-PESA from any phone in Kenya, or through your bank.',
  accountAlone: 'These letters alone: please add nothing to them.',
  yourAmount: 'The amount that you choose above',
  amountOfTable: 'The amount that you choose from the table above',
  pin: 'It is for your phone alone: tell it to nobody.',
  regularly: 'You can set it up once as a standing order: M-PESA Ratiba, in the M-PESA app or with',
  wrong: 'Paid to a wrong number, or a wrong amount? Call us, and keep the SMS from M-PESA:',
  large: 'Confirm by phone before a large transfer:',
  overLimit: 'M-PESA takes no more than KSH 250,000 in one payment. Please pay through your bank.',
  feePaidBy: {
    giver: 'M-PESA takes its fee from you, on top of the amount.',
    home: 'The home pays the M-PESA fee: you pay the amount alone.',
  },
  onceAYear: 'Banks charge for each transfer from abroad, and their fees eat small payments.',
} as const;
