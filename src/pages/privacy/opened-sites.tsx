import { homeQuestions } from '../../content/home-questions.ts';
import { homeSettings } from '../../content/home-settings.ts';
import { organization } from '../../content/organization.ts';
import { openedSiteTexts } from '../../content/page-texts/privacy.ts';
import { webmailAddresses, whatsAppAddress } from '../../lib/message-address.ts';
import { directionsAddress } from '../../lib/map-address.ts';

const { mapOrigin, builder, socialLinks } = organization;
const nothing = { subject: '', body: '' };

const answerHosts = homeQuestions
  .flatMap(({ answer }) => answer?.links ?? [])
  .filter(({ to }) => to.startsWith('https:'))
  .map(({ to }) => ({ href: to, text: openedSiteTexts.answer }));

const sites = [
  ...webmailAddresses({ to: '', ...nothing }).map(({ href }) => ({
    href,
    text: openedSiteTexts.webmail,
  })),
  ...(homeSettings.whatsApp === null
    ? []
    : [{ href: whatsAppAddress('', nothing), text: openedSiteTexts.chat }]),
  { href: directionsAddress(mapOrigin, ''), text: openedSiteTexts.map },
  ...(builder ? [{ href: builder.url, text: openedSiteTexts.builder }] : []),
  ...socialLinks.map(({ url }) => ({ href: url, text: openedSiteTexts.social })),
  ...answerHosts,
].map(({ href, text }) => ({ host: new URL(href).host, text }));

/** With the start of each site's addresses. tests/site/policy.test.ts finds a missing one. */
export function OpenedSites() {
  return (
    <ul>
      {[...new Map(sites.map(({ host, text }) => [host, text]))].map(([host, text]) => (
        <li key={host}>{`${host}: ${text}`}</li>
      ))}
    </ul>
  );
}
