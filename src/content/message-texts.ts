/** How a message goes to the home: by which app of the visitor's own. */
export type MessageApp = 'email' | 'whatsapp' | 'sms';

/** The app by its name, and what a short message in it is called. */
const apps = {
  email: { name: 'your mail app', short: 'a short e-mail' },
  whatsapp: { name: 'WhatsApp', short: 'a short message' },
  sms: { name: 'your messages app', short: 'a short message' },
} as const satisfies Record<MessageApp, { name: string; short: string }>;

/** What the forms say about a message that the visitor's own app sends. */
export const messageTexts = {
  copy: 'Copy message',
  copied: 'Copied ✓',
  pressSend: (app: MessageApp) => `Press Send in ${apps[app].name} to finish.`,
  notReceived: 'We have not received your message yet.',
  notOpened: (app: MessageApp) => `Didn't ${apps[app].name} open?`,
  otherwise: (email: string) =>
    `Copy the message and send it to ${email} some other way, or call us.`,
  tooLong: (app: MessageApp) => `Your message is too long to open in ${apps[app].name}.`,
  nothingLost: 'Nothing has been sent and nothing is lost.',
  pasteIt: (app: MessageApp) => `Copy it, open ${apps[app].short} and paste it there, or call us.`,
  openShort: (app: MessageApp) => `Open ${apps[app].short}`,
} as const;

/** What Contact's form says after the thanks, because it delivers nothing by itself. */
export const contactFormTexts = {
  oneMore: 'One more step, please.',
  notDelivered: 'This form does not deliver messages by itself yet. Your words are not lost:',
  send: 'send it to us by e-mail, and it will reach us.',
  tooLong: 'it is too long to open in your mail app, so copy it and paste it into an e-mail.',
  byEmail: 'Send it by e-mail',
  emptyEmail: 'Open an empty e-mail',
} as const;
