import type { ContactFormDelivery } from '../../src/content/contact-subjects.ts';
import type { BankSettings, GivingSettings } from '../../src/content/giving-settings.ts';
import type { Sentence, Statement } from '../../src/content/statement.ts';
import { localCounterSource } from './visit-counter-settings.ts';

export type LaunchBlocker = { place: string; text: string };

export type LaunchInput = {
  organization: {
    phones: readonly string[];
    email: string;
    siteUrl: string;
    builder: { url: string | null };
  };
  bankSettings: BankSettings;
  givingSettings: GivingSettings;
  givingPromises: Readonly<Record<string, Sentence>>;
  supporterStories: readonly { name: string; standIn: boolean }[];
  statements: Readonly<Record<StatementSource, Statement>>;
  contactFormDelivery: ContactFormDelivery;
  openQuestions: readonly string[];
  photos: readonly { people: string }[];
  /** The text of dist/_headers; null where nothing has been built. */
  builtHeaders: string | null;
  /** The text of each file below, for line numbers. */
  sources: Readonly<Record<LaunchSource, string>>;
};

export const launchSources = {
  organization: 'src/content/organization.ts',
  givingSettings: 'src/content/giving-settings.ts',
  givingPromises: 'src/content/giving-promises.ts',
  supporterStories: 'src/content/supporter-stories.json',
  accessibility: 'src/content/accessibility-statement.ts',
  privacy: 'src/content/privacy-statement.ts',
  safeguarding: 'src/content/safeguarding-statement.ts',
  contactForm: 'src/content/contact-subjects.ts',
  openQuestions: 'src/content/open-questions.ts',
  codeOwners: '.github/CODEOWNERS',
  photos: 'photos/photos.json',
} as const;

export type LaunchSource = keyof typeof launchSources;

const statementSources = ['accessibility', 'privacy', 'safeguarding'] as const;

export type StatementSource = (typeof statementSources)[number];

const standInTeam = '@example-org/';
const standInHost = /(?:^|[@/.])example\.(?:org|com|net)(?:$|\/)/;

const givingSettingNames: Record<keyof (BankSettings & GivingSettings), string> = {
  name: 'the bank',
  branch: "the bank's branch",
  bankCode: "the bank's code",
  branchCode: "the branch's code",
  bic: "the bank's BIC, for gifts from abroad",
  address: "the bank's address, for gifts from abroad",
  beneficiaryAddress: "the home's street and town, for gifts from abroad",
  currencies: 'the currencies that the account takes',
  paybillName: 'the name that M-PESA shows at the paybill',
  mpesaFeePaidBy: 'who pays the M-PESA fee',
  whatsApp: "the home's WhatsApp number",
  publicHolidays: 'the days without visiting hours',
  detailsChecked: 'the day on which two people read the payment details from the paper',
};

/** Every stand-in and every unset setting, with the line where it is mended. */
export function findLaunchBlockers(input: LaunchInput): LaunchBlocker[] {
  const { organization, sources } = input;
  const blockers: LaunchBlocker[] = [];
  const block = (source: LaunchSource, sought: string, text: string) => {
    blockers.push({ place: placeOf(launchSources[source], sources[source], sought), text });
  };

  for (const phone of organization.phones) {
    if (phone.startsWith('+254 000 000'))
      block('organization', phone, `phone ${phone} is a stand-in`);
  }
  for (const setting of ['email', 'siteUrl'] as const) {
    const value = organization[setting];
    if (standInHost.test(value)) block('organization', value, `${setting} ${value} is a stand-in`);
  }
  if (organization.builder.url === null) {
    block('organization', 'url: null', 'builder.url is not set: who built the site');
  }
  const settings = { ...input.bankSettings, ...input.givingSettings };
  for (const [setting, what] of Object.entries(givingSettingNames)) {
    if (settings[setting as keyof typeof settings] === null)
      block('givingSettings', `${setting}: null`, `${setting} is not set: ${what}`);
  }
  for (const promise of Object.values(input.givingPromises)) {
    if (typeof promise === 'string') continue;
    const text = `the home must confirm: "${promise.toConfirm}"`;
    block('givingPromises', promise.toConfirm, text);
  }
  for (const { name, standIn } of input.supporterStories) {
    if (standIn) block('supporterStories', name, `the story of "${name}" is a stand-in`);
  }
  for (const source of statementSources) {
    for (const sentence of sentencesToConfirm(input.statements[source])) {
      block(source, sentence, `the home must confirm: "${sentence}"`);
    }
  }
  if (!input.contactFormDelivery.confirmedByHome) {
    const text =
      'the contact form delivers nothing and offers an e-mail instead: if the home wants that, set confirmedByHome to true';
    block('contactForm', 'contactFormDelivery:', text);
  }
  for (const question of input.openQuestions) {
    block('openQuestions', question, `the home must decide: ${question}`);
  }
  if (sources.codeOwners.includes(standInTeam)) {
    const text = 'the team that approves payment details is a stand-in';
    block('codeOwners', standInTeam, text);
  }
  const rendered = input.photos.filter(({ people }) => people === 'rendered').length;
  if (rendered > 0) {
    const text = `${rendered} of ${input.photos.length} pictures are rendered stand-ins for the home's own photographs`;
    block('photos', '"people": "rendered"', text);
  }
  return [...blockers, ...buildBlockers(input.builtHeaders)];
}

function sentencesToConfirm({ sections }: Statement): string[] {
  const sentences = sections.flatMap(({ paragraphs, points = [] }): Sentence[] => [
    ...paragraphs,
    ...points,
  ]);
  return sentences.flatMap((it) => (typeof it === 'string' ? [] : [it.toConfirm]));
}

function buildBlockers(builtHeaders: string | null): LaunchBlocker[] {
  const file = 'dist/_headers';
  if (builtHeaders === null) return [{ place: file, text: 'nothing is built; run: npm run build' }];
  if (!builtHeaders.includes(localCounterSource)) return [];
  const text = 'dist/ was built with the local visit counter; run: npm run build';
  return [{ place: placeOf(file, builtHeaders, localCounterSource), text }];
}

function placeOf(file: string, source: string, sought: string): string {
  const index = source.split('\n').findIndex((line) => line.includes(sought));
  return index === -1 ? file : `${file}:${index + 1}`;
}
