import { describe, expect, test } from 'vitest';
import { weekdays } from '../src/lib/days.ts';
import { type FactChange, textsWith, textWith, withFacts } from './changed-facts.ts';

const nameShown = (name: string) =>
  textWith('/give', ['payments', 'nameShown', `nameShown: ${name}`]);

describe('the name that M-PESA shows', () => {
  test('is what the visitor compares, if the home has confirmed it', async () => {
    const text = await nameShown('A HOME');
    expect(text).toContain('M-PESA will show the name A HOME. Another name? Cancel, and call us:');
    // Before the numbers.
    expect(text.indexOf('the name A HOME')).toBeLessThan(text.indexOf('Paybill number'));
  });

  test('is not told while the home has not confirmed it, and nobody is told to stop', async () => {
    const text = await nameShown('unknown');
    expect(text).toContain(
      'M-PESA shows who receives it before the money goes. Not sure? Cancel, and call us:',
    );
    expect(text).not.toMatch(/will show the name|Another name/);
  });

  test('is not looked for where M-PESA shows none', async () => {
    const text = await nameShown('none');
    expect(text).toContain('M-PESA shows no name for our Paybill, so check the numbers twice.');
    expect(text).not.toMatch(/will show the name|Another name|shows who/);
  });
});

describe('the bank', () => {
  test('is spoken of nowhere on How to give where there is none, and givers abroad are told whom to ask', async () => {
    const text = await textWith('/give', ['payments', 'bank:', 'bank: none']);
    expect(text).toContain(
      'This website takes no cards and no PayPal. From abroad, please ask us first how to give:',
    );
    expect(text).toContain('You pay on your phone, not on this page.');
    expect(text).toContain('The paybill is the same on this website');
    expect(text).not.toMatch(/bank/i);
    expect(text).not.toMatch(/account (?!name|number)/i);
  });

  test.each([
    ['[USD]', 'Bankfrom abroad'],
    ['[KES]', 'Bankin Kenya or from abroad'],
    ['unknown', 'Bankin Kenya or from abroad'],
  ])('of one account in %s says so', async (money, kind) => {
    const accounts = `accounts:\n    - number: 111\n      currencies: ${money}`;
    expect(await textWith('/give', ['payments', 'accounts:', accounts])).toContain(kind);
  });
});

describe('whom one pays', () => {
  test('is said before the numbers, and what the home has not said can be asked', async () => {
    // The registration is answered, the accounts are not.
    const [text = '', about] = await textsWith(['/give', '/about']);
    expect(about).toContain('Would you like to check who we are? Ask us for our accounts: +254');
    expect(text).toContain('HOME117: ');
    expect(text).toContain('Are the home and the school registered? The home is registered under');
    expect(text).toContain('Before you give, ask us for our accounts: E-mail us');
  });

  test('names nothing to ask for where the home has answered all', async () => {
    const accounts =
      '- id: accounts\n  ask: Is there a report?\n  question: Where can I read it?\n  places: [real]\n  answer: Here.';
    const answered: FactChange = ['questions', '- id: coming-here', accounts];
    const [text, about] = await textsWith(['/give', '/about'], answered);
    expect(text).not.toContain('Before you give, ask us');
    expect(about).not.toContain('Would you like to check who we are?');
  });
});

const allDays = (hours: string): FactChange => [
  'home',
  'visitingHours:',
  `visitingHours:\n${weekdays.map((day) => `  ${day}: ${hours}`).join('\n')}`,
];

describe('the visiting hours', () => {
  test('lead to no form and no empty sentence where there are none, and visitors are asked to call', async () => {
    const [contact = '', ...others] = await textsWith(
      ['/contact', '/get-involved', '/safeguarding'],
      allDays('closed'),
    );
    expect(contact).toContain(
      'We have no visiting hours at present. Please call us before you come.',
    );
    expect(contact).not.toMatch(/our hours|ask for a day|within our visiting hours|Every visit/i);
    for (const text of others) expect(text).not.toMatch(/ask for a day|our visiting hours/i);
  });

  test('of days by appointment alone stand on the sign once, and the form asks for no time', async () => {
    const [contact = '', getInvolved = '', safeguarding = ''] = await textsWith(
      ['/contact', '/get-involved', '/safeguarding'],
      allDays('by appointment'),
    );
    expect(contact).toContain('Monday-Sunday, and every visit by appointment');
    expect(contact).not.toMatch(/our hours are|our visiting hours|Nairobi time/i);
    expect(contact).not.toContain('Select a time');
    expect(getInvolved).toContain('Monday-Sunday, and every visit, by appointment.');
    for (const text of [getInvolved, safeguarding]) expect(text).not.toMatch(/our visiting hours/i);
  });

  test('with a break are printed with both their parts', async () => {
    const contact = await textWith('/contact', allDays('9:00-12:00, 14:00-17:00'));
    expect(contact).toContain('Monday-Sunday 9AM-12PM and 2PM-5PM');
  });
});

test('a post-office box stands in the address, and on no way to the gate', async () => {
  const box = 'P.O. Box 117-00520, Thika';
  const changes: FactChange[] = [
    ['home', '- Plot 117', `- ${box}\n  - Plot 117, Example Lane, Ruai`],
  ];
  const [getInvolved = '', contact = ''] = await textsWith(
    ['/get-involved', '/contact'],
    ...changes,
  );
  expect(contact).toContain(box);
  expect(getInvolved).toContain('Find us: Plot 117, Example Lane, Ruai Come at the time');
  expect(contact).toContain(
    'Plot 117, Example Lane, Ruai, Nairobi, Kenya. 2.5 km from Example Junction.',
  );
  await withFacts(changes, async () => {
    const { organization } = await import('../src/content/organization.ts');
    const { contactCard } = await import('../src/giving/contact-card.ts');
    const { structuredData } = await import('../tools/build/structured-data.ts');
    expect(contactCard(organization)).not.toContain('Box');
    expect(structuredData(organization)).toContain(
      '"streetAddress":"Plot 117, Example Lane, Ruai, 2.5 km from Example Junction"',
    );
  });
});

describe('where nobody waits for a sponsor', () => {
  test.each([
    [
      'none',
      [
        ['groups', '- id: early', 'none'],
        ['groups', '- id: school', ''],
        ['groups', '- id: gardeners', ''],
      ],
    ],
    [
      'all have one',
      [
        ['groups', 'sponsored: no', 'sponsored: yes'],
        ['groups', 'sponsored: no', 'sponsored: yes'],
      ],
    ],
  ] as const)('a visitor is told whom to ask and is sent to no form (%s)', async (_, changes) => {
    const texts = await textsWith(
      ['/children', '/contact', '/get-involved', '/programs', '/give', '/privacy'],
      ...changes,
    );
    expect(texts[0]).toContain('Please ask us: +254 000 000 117 or Ask by e-mail');
    for (const text of texts)
      expect(text).not.toMatch(/choose a group|send us the form|see the groups|sponsorship form/i);
  });
});

test('Contact speaks of public holidays unless visitors may come on them too', async () => {
  const sentence =
    'On public holidays, call first. Our form cannot know all of them: Idd-ul-Fitr, Idd-ul-Adha and days that the government declares are announced late.';
  expect(await textWith('/contact')).toContain(sentence);
  expect(
    await textWith('/contact', ['home', 'publicHolidays', 'publicHolidays: none']),
  ).not.toContain(sentence);
});

describe('Privacy', () => {
  test.each([
    [['home', 'contactForm', 'contactForm: no'], /contact form/i],
    [['home', 'textMessages', 'textMessages: no'], /text message/i],
    [['home', 'whatsApp', 'whatsApp: none'], /whatsapp|wa\.me|\bchat\b/i],
    [allDays('closed'), /asks for a visit/],
  ] as const)('does not speak of what the home does not have: %j', async (change, words) => {
    expect(await textWith('/privacy')).toMatch(words);
    expect(await textWith('/privacy', change)).not.toMatch(words);
  });
});

const figures = (name: string, figure: string): FactChange => ['home', name, `${name}: ${figure}`];

describe('figures', () => {
  test('have commas wherever they stand', async () => {
    const many = figures('childrenInCare', '12,345');
    const texts = await textsWith(['/', '/about', '/programs'], many);
    expect(texts[0]).toContain('12,345+');
    for (const text of texts) expect(text).not.toContain('12345');
    const month = ['payments', 'from: 50', 'from: 15\n  to: 1,200'] as const;
    const noOther = ['payments', 'to: 65', ''] as const;
    expect(await textWith('/get-involved', month, noOther)).toContain('$15-1,200 per month');
  });

  test('of graduates are left out where there are none', async () => {
    expect(await textWith('/programs')).toContain('graduates 321+');
    expect(await textWith('/programs', figures('graduates', 'none'))).not.toMatch(
      /graduates? (?:0|null|\d)/,
    );
  });

  test('with the same from and to are one price', async () => {
    expect(await textWith('/get-involved', ['payments', 'to: 65', 'to: 50'])).toContain(
      'Commitment $50 per month',
    );
  });
});

test('until the home has said what a monthly sponsorship pays for besides the fees, visitors are told to ask', async () => {
  const rest = 'The rest pays for meals and a bed.';
  const withAnswer = await textWith('/get-involved');
  expect(withAnswer).toContain(`School fees alone: $185 a year. ${rest}`);
  expect(withAnswer).not.toContain('Ask us what the rest pays for');
  const without = await textWith('/get-involved', [
    'payments',
    'beyondFees:',
    'beyondFees: unknown',
  ]);
  expect(without).toContain('School fees alone: $185 a year. Ask us what the rest pays for.');
});
