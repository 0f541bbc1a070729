import { labelledLine } from '../../lib/labelled-line.ts';
import type { Email } from '../../lib/mailto.ts';
import { cleanLine, cleanText } from '../../lib/plain-text.ts';

/** The contact form's fields; the subject by its label, not its value. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  subjectLabel: string;
  message: string;
};

export function composeContactEmail({
  name,
  email,
  phone,
  subjectLabel,
  message,
}: ContactMessage): Email {
  const body = [
    labelledLine('Name', name),
    labelledLine('E-mail', email),
    labelledLine('Phone', phone),
    labelledLine('Subject', subjectLabel),
    '',
    'Message:',
    cleanText(message) || 'not given',
    '',
    'This message was submitted from the website contact form.',
  ].join('\r\n');
  return { subject: `Website message: ${cleanLine(subjectLabel)}`, body };
}
