/** What Contact says about visits. The hours are in organization.ts, public holidays in giving-settings.ts. */
export const visitTexts = {
  title: 'Come and see',
  lead: 'You are welcome during our visiting hours. Ask for a day first, and we will agree it with you.',
  /** The condition of a visit follows, from organization.ts. */
  everyVisit: 'Every visit',
  openNow: 'Visiting hours now',
  closedNow: 'Closed to visitors now',
  /** The day and time follow: 'opens Monday 9AM'. */
  opens: 'opens',
  holidayNow: 'Public holiday today · call first',
  nairobiTime: 'All times are Nairobi time.',
  /** For the time of day between the two: '2:05PM'. */
  nowThere: ['It is now', 'here.'],
  holidays: 'On public holidays, call first.',
  form: 'Ask for a visit',
  request: 'This is a request. The visit is agreed when we answer.',
  /** The same in the visitor's own message. */
  requestSent: 'This is a request. The visit is agreed when the home answers.',
  /** The phone follows. */
  fromTomorrow: 'You can ask for a day from tomorrow on. To come today, please call',
  /** A day and its hours follow, or a day and a time. */
  hoursOf: 'Visiting hours on',
  youAsk: 'You are asking for',
  rules: 'What we ask of visitors',
  sketch: 'A sketch, not true to scale or direction',
  gate: 'Our gate',
  refusals: {
    'no-day': 'Please choose a day.',
    'past-day': 'That day has already passed.',
    today: 'To come today, please call us.',
    'too-far': 'Please choose a day in the next 12 months.',
    holiday: 'That is a public holiday. Please call us first.',
    'no-hours': 'There are no visiting hours on that day.',
    'outside-hours': 'That is outside our visiting hours.',
  },
} as const;
