import { organizationSettings } from './organization-settings.ts';
import { organization } from './organization.ts';

/** Visitors' messages to the home, and what the forms say about them. */

/** What a form makes of what was typed. Every app sends the same. */
export type FormMessage = {
  subject: string;
  /** One line each. Choices have their labels, not their values. */
  lines: readonly (readonly [label: string, value: string])[];
  /** The visitor's own words: a paragraph below the lines. */
  words?: readonly [label: string, text: string];
  /** The last line: where the message comes from. */
  ending: string;
};

/** Part of every message. */
export const composedTexts = {
  /** Stands in place of an answer. */
  notGiven: 'not given',
  /** Part of the short mail that stands in for one that is too long. */
  pasteBelow: 'Please paste the copied message below this line:',
} as const;

/** The reference follows the subject. */
export const giftNoteMessage = {
  subject: 'Gift note',
  labels: {
    gift: 'Gift',
    /** If something else was paid. */
    chosen: 'Chosen on the page',
    paid: 'Paid',
    from: 'From',
    note: 'Note',
  },
  byMpesa: 'by M-PESA',
  byBank: 'through a bank',
  /** A day follows. */
  on: 'on',
  code: 'code',
  noCode: 'no code',
  bankReference: 'reference',
  writtenOn: 'written on',
  notReceipt: 'This is a note, not a receipt.',
  written: 'It was written on the website.',
} as const;

/** To ask for what a bank needs. `fromAbroad` follows the first two where it is true, the details follow `send`. */
export const bankDetailsMessage = {
  subject: 'Bank details for a transfer',
  please: 'I would like to give by bank transfer',
  fromAbroad: 'from abroad',
  send: 'Please send me',
} as const;

/** What a calendar shows. */
export const reminderTexts = {
  /** The amount follows. */
  title: `Gift to ${organization.shortName}`,
  /** The page's address follows. */
  howToGive: 'How to give, with the current payment details:',
} as const;

export type MessageApp = 'email' | 'whatsapp' | 'sms';

const apps = {
  email: { name: 'your mail app', message: 'an e-mail', short: 'a short e-mail' },
  whatsapp: { name: 'WhatsApp', message: 'a chat message', short: 'a short message' },
  sms: { name: 'your messages app', message: 'a text message', short: 'a short message' },
} as const satisfies Record<MessageApp, { name: string; message: string; short: string }>;

/** The apps that a form offers besides the visitor's mail app: those in which the home takes messages. */
export const otherApps: readonly MessageApp[] = [
  ...(organizationSettings.textMessages ? (['sms'] as const) : []),
  ...(organizationSettings.whatsApp === null ? [] : (['whatsapp'] as const)),
];

/** 'a text message', 'a chat message': what these apps send. */
export const otherMessages = otherApps.map((app) => apps[app].message);

export const messageTexts = {
  sending: 'Sending...',
  /** Shown in the console only. */
  failed: 'Error submitting form',
  copy: 'Copy message',
  copied: 'Copied. Nothing is sent yet.',
  /** The phone follows, `orEmail`, and the address. */
  pasteInto: 'Now paste it into a message to',
  orEmail: 'or an e-mail to',
  andSend: 'and send it.',
  pressSend: (app: MessageApp) => `Press Send in ${apps[app].name} to finish.`,
  notReceived: 'We have not received your message yet.',
  notOpened: (app: MessageApp) => `Didn’t ${apps[app].name} open?`,
  otherwise: (email: string) =>
    `Copy the message and send it to ${email} some other way, or call us.`,
  tooLong: (app: MessageApp) => `Your message is too long to open in ${apps[app].name}.`,
  nothingLost: 'Nothing has been sent and nothing is lost.',
  pasteIt: (app: MessageApp) => `Copy it, open ${apps[app].short} and paste it there, or call us.`,
  openShort: (app: MessageApp) => `Open ${apps[app].short}`,
} as const;
