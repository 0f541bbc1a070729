/** How a message goes to the home: by which app of the visitor's own. */
export type MessageApp = 'email' | 'whatsapp' | 'sms';

/** The app by its name, and what a short message in it is called. */
const apps = {
  email: { app: 'your mail app', short: 'a short e-mail' },
  whatsapp: { app: 'WhatsApp', short: 'a short message' },
  sms: { app: 'your messages app', short: 'a short message' },
} as const satisfies Record<MessageApp, { app: string; short: string }>;

/** What the forms say about a message that the visitor's own app sends. */
export const messageTexts = {
  copy: 'Copy message',
  copied: 'Copied ✓',
  pressSend: (way: MessageApp) => `Press Send in ${apps[way].app} to finish.`,
  notReceived: 'We have not received your message yet.',
  notOpened: (way: MessageApp) => `Didn't ${apps[way].app} open?`,
  otherwise: (email: string) =>
    `Copy the message and send it to ${email} some other way, or call us.`,
  tooLong: (way: MessageApp) => `Your message is too long to hand over to ${apps[way].app}.`,
  nothingLost: 'Nothing has been sent and nothing is lost.',
  pasteIt: (way: MessageApp) => `Copy it, open ${apps[way].short} and paste it there, or call us.`,
  openShort: (way: MessageApp) => `Open ${apps[way].short}`,
} as const;

/** What Contact's form says after the thanks, because it delivers nothing by itself. */
export const contactFormTexts = {
  oneMore: 'One more step, please.',
  notDelivered: 'This form does not deliver messages by itself yet. Your message is kept here:',
  send: 'send it to us by e-mail, and it will reach us.',
  tooLong: 'it is too long to hand over to a mail app, so copy it and paste it into an e-mail.',
  byEmail: 'Send it by e-mail',
  emptyEmail: 'Open an empty e-mail',
} as const;
