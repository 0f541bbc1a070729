import { describe, expect, it } from 'vitest';
import { composeContactEmail } from './contact-email.ts';

const typed = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '',
  subjectLabel: 'Visiting the home',
  message: 'May we come\non Saturday?',
};

describe('composeContactEmail', () => {
  it('lists every field and ends with where it comes from', () => {
    expect(composeContactEmail(typed)).toEqual({
      subject: 'Website message: Visiting the home',
      body: [
        'Name: Ada Example',
        'E-mail: ada@example.org',
        'Phone: not given',
        'Subject: Visiting the home',
        '',
        'Message:',
        'May we come',
        'on Saturday?',
        '',
        'This message was submitted from the website contact form.',
      ].join('\r\n'),
    });
  });

  it('lets no field of one line begin another', () => {
    const { body, subject } = composeContactEmail({
      ...typed,
      name: 'Ada\nBcc: x@example.org',
      subjectLabel: 'Visit\r\nBcc: y@example.org',
    });
    expect(subject).toBe('Website message: Visit Bcc: y@example.org');
    expect(body.split('\r\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });
});
