import { sponsorshipPerMonth } from './payments.ts';

/** What faq.json writes as {monthlyFromUsd}, so that a price stands in payments.ts alone. */
export const facts = { monthlyFromUsd: `$${sponsorshipPerMonth.fromUsd}` };
