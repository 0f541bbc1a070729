/** What Contact says about visits. The hours are in organization.ts, public holidays in giving-settings.ts. */
export const visitTexts = {
  title: 'Come and see',
  lead: 'You are welcome in our visiting hours. Ask for a day first, and we will agree it with you.',
  /** The condition of a visit follows, from organization.ts. */
  everyVisit: 'Every visit',
  openNow: 'Visiting hours now',
  closedNow: 'Closed now',
  /** The day and time follow: 'opens Monday 9AM'. */
  opens: 'opens',
  holidayNow: 'Public holiday today · call first',
  nairobiTime: 'Hours are Nairobi time.',
  /** For the time of day between the two: '2:05PM'. */
  nowThere: ['It is', 'there now.'],
  holidays: 'On public holidays, call first.',
  form: 'Ask for a visit',
  notAgreed: 'Asked is not yet agreed.',
  rules: 'What we ask of visitors',
  sketch: 'A sketch: not to scale, nor to direction',
  gate: 'Our gate',
  refusals: {
    'no-day': 'Please choose a day.',
    past: 'That time has passed in Nairobi.',
    'too-far': 'Please choose a day within a year.',
    holiday: 'That is a public holiday. Please call us first.',
    'no-hours': 'There are no visiting hours on that day.',
    'outside-hours': 'That is outside our visiting hours.',
  },
} as const;
