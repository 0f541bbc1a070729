import { encodeQR } from 'qr';
import { bankSettings, organizationSettings } from '../../src/content/organization-settings.ts';
import { organization } from '../../src/content/organization.ts';
import { cardTexts, posterPhoto, posterTexts } from '../../src/content/card-texts.ts';
import {
  annualFees,
  type BankAccount,
  bankAccounts,
  type PaymentDetail,
  paymentDetails,
} from '../../src/content/payments.ts';
import { sitePhotos, type PhotoSlug } from '../../src/content/photos.generated.ts';
import { accountNote, printedCards } from '../../src/giving/printed-cards.ts';
import { longDate } from '../../src/lib/days.ts';
import { formatKes, formatUsd } from '../../src/lib/money.ts';
import { escapeHtml } from '../html/escape.ts';
import { readProjectFile, type Card } from './card.ts';

/** Sizes in mm. */
const papers = {
  'payment-card': { width: 148, height: 105 },
  poster: { width: 210, height: 297 },
} as const;

export type CardName = keyof typeof papers;

export const cardNames = Object.keys(papers) as CardName[];

/** A larger file would load too slowly on a phone. */
export const MOST_CARD_BYTES = 300_000;

/** What the card and the poster say, all from src/content/. */
export const cardFacts = {
  organization,
  details: paymentDetails as Readonly<Record<keyof typeof paymentDetails, PaymentDetail>>,
  accounts: bankAccounts,
  fees: annualFees,
  bank: bankSettings as Pick<typeof bankSettings, 'name' | 'branch' | 'bic'>,
  checked: organizationSettings.detailsChecked,
};

type CardFacts = typeof cardFacts;

const sheet = readProjectFile('tools/cards/sheet.html');

/** The groups of Home's ending, and the ridge between them. */
export function posterChildren(): string {
  const drawings = ['endings/rope', 'endings/football', 'endings/welcome', 'ridge-near'];
  return drawings.map((it) => readProjectFile(`src/illustrations/${it}.svg`)).join('');
}

/** The payment card, or the poster. */
export function printedCard(name: CardName, facts = cardFacts) {
  return {
    ...printedCards[name],
    paper: papers[name],
    name,
    // To save, to show on the page, to print.
    extensions: ['png', 'avif', 'pdf'],
    template: readProjectFile(`tools/cards/${name}.html`).replace('{{sheet}}', sheet),
    slots: slotsOf(facts),
    pictures: {
      photo: photoSource(posterPhoto.slug),
      mark: readProjectFile('public/icon.svg'),
      children: posterChildren(),
    },
  } satisfies Card & { paper: object };
}

type Consent = { slug: string; people: string; consent?: unknown };

/** A text that changes when the photo or its consent does. */
export function photoSource(slug: PhotoSlug, photos = catalog()): string {
  const photo = photos.find((it) => it.slug === slug);
  return JSON.stringify([sitePhotos[slug].hash, photo?.people, photo?.consent]);
}

function catalog(): Consent[] {
  const { photos } = JSON.parse(readProjectFile('photos/photos.json')) as { photos: Consent[] };
  return photos;
}

/** How many characters of paybill and account fit into one line of the templates. */
const LETTERS = 10;

/** What fills the slots of both templates. A template need not have all. */
function slotsOf(facts: CardFacts): Record<string, string> {
  const { organization, details, fees } = facts;
  const text = (name: keyof typeof paymentDetails) => escapeHtml(details[name].value);
  const [paybill, account] = [text('paybill'), text('paybillAccount')];
  const { mpesa, payBill, confirm } = cardTexts;
  const { stepsBefore, stepsAfter } = cardTexts;
  const phone = escapeHtml(organization.phones[0]);
  const giveAddress = `${organization.siteUrl}/give`;
  return {
    title: `${escapeHtml(organization.name)}: ${payBill} ${paybill}, ${account}`,
    name: escapeHtml(organization.name),
    locality: escapeHtml(organization.address.locality),
    phone,
    mpesa,
    paybillLabel: labelOf(details.paybill),
    posterPaybillLabel: `<b>${mpesa}</b> ${labelOf(details.paybill)}`,
    accountLabel: labelOf(details.paybillAccount),
    paybill,
    account,
    numberFit: String(Math.min(1, LETTERS / (paybill.length + account.length))),
    steps: [...stepsBefore, paybill, account, ...stepsAfter]
      .map((step) => `<li>${step}</li>`)
      .join(chevron),
    ...bankParts(facts),
    qr: qrSvg(giveAddress),
    address: escapeHtml(giveAddress.replace(/^https?:\/\//, '')),
    checked: facts.checked ? `<p>${cardTexts.checked} ${longDate(facts.checked)}</p>` : '',
    confirm: `${confirm}: ${phone}`,
    posterConfirm: `${confirm}.`,
    posterTitle: escapeHtml(posterTexts.title),
    fees: `<b>${formatKes(fees.kes)} (${formatUsd(fees.usd)})</b> ${escapeHtml(posterTexts.fees)}`,
    focusY: String(posterPhoto.focusY),
    spikes,
  };
}

/** The bank's part of both templates; '' where the home has no account. */
function bankParts(facts: CardFacts): { cardBank: string; posterBank: string } {
  const { accounts, details } = facts;
  if (accounts.length === 0) return { cardBank: '', posterBank: '' };
  const name = escapeHtml(details.bankAccountName.value);
  const numbers = accounts.map((it) => accountOf(it, accounts));
  const lines = [
    `<h2>${cardTexts.bank}</h2>`,
    numbers.map((it) => `<p class="account">${it}</p>`).join(''),
    `<p><b>${name}</b></p>`,
    `<p>${bankDetails(facts)}</p>`,
  ];
  const onPoster = numbers.map((it) => `<b class="account">${it}</b>`).join(' or ');
  return {
    cardBank: lines.join('\n          '),
    posterBank: `${cardTexts.bank} ${onPoster},\n        <span class="whole">${name}</span>.<br />${bankDetails(facts)}.`,
  };
}

/** Several accounts have a note that tells them apart. */
function accountOf(account: BankAccount, all: readonly BankAccount[]): string {
  const note = accountNote(account, all);
  return `${account.value}${note ? ` <small>${escapeHtml(note)}</small>` : ''}`;
}

function labelOf({ label, onPhone }: PaymentDetail): string {
  return `${label} <span class="whole">(on the phone: ${onPhone})</span>`;
}

/** What is known, and whom to ask for the rest. */
function bankDetails({ bank: { name, branch, bic }, organization }: CardFacts): string {
  const ask = (what: string) =>
    `For the ${what} call <span class="whole">${escapeHtml(organization.phones[0])}</span>`;
  if (!name || branch === null) return ask('bank, branch and SWIFT code');
  const known = escapeHtml([name, branch].filter(Boolean).join(', '));
  return bic ? `${known}, SWIFT ${escapeHtml(bic)}` : `${known}. ${ask('SWIFT code')}`;
}

/**
 * White is drawn too, because printers leave out backgrounds. The quiet zone of four modules is that of ISO/IEC 18004.
 * Can be read with up to 25 % damage.
 */
function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`;
}

const chevron = '<li><svg viewBox="0 0 10 18"><path d="m1 2 7 7-7 7"/></svg></li>';

// Drawn one by one: a pattern or a mask becomes a coarse picture in a PDF.
const spikes = `<svg class="spikes" viewBox="0 0 1240 20" preserveAspectRatio="none"><path fill="var(--paper)" d="${Array.from(
  { length: 62 },
  (_spike, index) => `M${index * 20} 20v-4h4.5l4.5-13 4.5 13H${index * 20 + 20}v4z`,
).join('')}"/></svg>`;
