/** The subjects of the messages that the forms make; what the visitor chose may follow them. */
export const mailSubjects = {
  sponsorship: 'Support Our Children - Motherly Care',
  message: 'Website message',
  visit: 'Request for a visit',
  giftNote: 'Gift note',
} as const;
