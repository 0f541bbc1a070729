import { CallOrWriteLinks } from '../../components/call-or-write.tsx';
import { StatementPage, StatementSection } from '../../components/statement-page.tsx';
import { VISIT_COUNT_KEY, VISITED_KEY } from '../../components/visit-count/visit-counter.ts';
import { isAnyWaiting } from '../../content/groups-of-children.ts';
import { visitorQuestions } from '../../content/answers.ts';
import { organizationSettings } from '../../content/organization-settings.ts';
import { otherApps, otherMessages } from '../../content/messages.ts';
import { organization, takesVisits } from '../../content/organization.ts';
import { visitCounter } from '../../content/visit-counter-settings.ts';
import { MoreLink } from '../../design-system/more-link.tsx';
import { TermList } from '../../design-system/term-list.tsx';
import { directionsAddress } from '../../lib/map-address.ts';
import { webmailAddresses, whatsAppAddress } from '../../lib/message-address.ts';
import { listedWords, sentenceCase } from '../../lib/text.ts';

const { mapOrigin, builder, socialLinks } = organization;

const hasChat = otherApps.includes('whatsapp');

const forms = [
  ...(isAnyWaiting ? ['the sponsorship form'] : []),
  'the note about a gift',
  ...(takesVisits ? ['the form that asks for a visit'] : []),
];

/** Hosts and keys are those that the code uses. tests/site/policy.test.ts finds a missing one. */
export function Component() {
  const isOwnCounter = visitCounter.baseUrl === 'same-origin';
  return (
    <StatementPage
      title="Privacy"
      lead="This site has no accounts and no cookies. Nothing you type reaches us unless you send it. We count visits, but not who visits."
      reviewed={null}
    >
      <StatementSection id="stored" title="What your browser keeps">
        <p>
          Two notes stay in your browser, both for the number of visits at the foot of each page.
          Neither says who you are. If your browser refuses them, the site works just the same.
        </p>
        <TermList
          terms={[
            {
              term: VISITED_KEY,
              text: 'In session storage: that this tab has been counted. It is removed when you close the tab.',
            },
            {
              term: VISIT_COUNT_KEY,
              text: 'In local storage: the latest number of visits. It stays until you clear your browser’s data for this site.',
            },
          ]}
        />
      </StatementSection>

      <StatementSection id="hosts" title="Which other sites are contacted">
        <p>
          Apart from this site’s own host, our pages can load things only from the sites named here.
          Your browser is told to refuse all others. A site that is contacted receives your internet
          address and the type of your browser, as any host does.
        </p>
        <TermList
          terms={[
            ...(isOwnCounter
              ? []
              : [
                  {
                    term: new URL(visitCounter.baseUrl).host,
                    text: 'This service counts visits. It is contacted once the page has appeared, and that counts as a visit. Once it has answered, the same tab does not ask again. It receives no cookie and does not learn which page you are reading.',
                  },
                ]),
            {
              term: new URL(mapOrigin).host,
              text: 'Google Maps. It is not contacted until you press Show the map or Get Directions. From then on Google’s own rules apply, and it may use cookies.',
            },
          ]}
        />
        {isOwnCounter ? (
          <>
            <p>
              Pictures, fonts and scripts come from this site itself. So before you press anything,
              no other site is contacted.
            </p>
            <p>
              This site counts its own visits and stores only the number. Your browser asks for it
              once the page has appeared. So that nobody is counted a hundred times, the counter
              remembers internet addresses for a short while and writes none of them down.
            </p>
          </>
        ) : (
          <p>
            Pictures, fonts and scripts come from this site itself. So before you press anything,
            only the counter is contacted.
          </p>
        )}
        <MoreLink to="/contact">Contact</MoreLink>
      </StatementSection>

      <StatementSection id="forms" title="What you type">
        <p>
          The forms have no server behind them. What you type stays in the open page, and this site
          does not store it. Your browser itself may fill it in again when you come back to the
          page.
        </p>
        <p>
          The one exception is How to give: the amount that you choose, and how often you would pay
          it, become part of the page’s address, so that you can find or share them again. They stay
          in your browser’s history and are not sent to us.
        </p>
        <p>
          {sentenceCase(listedWords(forms))} {forms.length > 1 ? 'put' : 'puts'} your words into a
          message in an app of your own: {listedWords(['an e-mail', ...otherMessages], 'or')}. You
          can also copy them.{' '}
          {organizationSettings.contactForm
            ? 'The contact form delivers nothing by itself; it offers you an e-mail. '
            : ''}
          We receive your words only if you send that message, and it passes through your provider
          and ours.
        </p>
        <p>
          If you open your message in a web mailbox{hasChat ? ' or a chat' : ''}, your words go to
          that service as soon as you press its link. These services are named under “Where links
          lead”.
        </p>
        <MoreLink to="/give">How to give</MoreLink>
      </StatementSection>

      <StatementSection id="links" title="Where links lead">
        <p>
          The links below open another site in a new tab, and that site’s own rules apply there. It
          may learn that you came from this site, but not from which page, and it learns nothing
          before you press the link. A web mailbox{hasChat ? ' or WhatsApp' : ''} also receives your
          message, and Google Maps our address.
        </p>
        <p>
          The Share button hands a sentence and a link to the app that you choose on your device.
          The copy buttons write to your clipboard; the site never reads it.
        </p>
        <ul>
          {openedSites().map(([host, text]) => (
            <li key={host}>
              {host}: {text}
            </li>
          ))}
        </ul>
      </StatementSection>

      <StatementSection id="logs" title="The host of this site">
        <p>
          Whoever hosts a site receives your internet address, the page that you ask for and the
          type of your browser.
        </p>
        {/* to confirm */}
        <p>
          Our host may keep these in log files for a while, to keep the site running and safe. We do
          not use them to find out who you are.
        </p>
      </StatementSection>

      <StatementSection id="children" title="Children">
        <p>
          No child is named on this site. Safeguarding says how we choose what to show of children.
        </p>
        <MoreLink to="/safeguarding">Safeguarding</MoreLink>
      </StatementSection>

      <StatementSection id="ask" title="What we hold about you, and how to ask">
        {/* to confirm */}
        <p>
          When you write, call, give or visit, we keep what we need to answer you and to account for
          your gift, and show it only to those who need it for that.
        </p>
        <p>
          You can ask what we hold about you, and ask us to correct or delete what is wrong or no
          longer needed: call or write to us.
        </p>
        <p>
          In Kenya, the Data Protection Act of 2019 protects these rights. If you are not satisfied
          with our answer, you can complain to the Office of the Data Protection Commissioner.
        </p>
        <CallOrWriteLinks />
      </StatementSection>
    </StatementPage>
  );
}

/** Each host once, with what a link opens it for. */
function openedSites(): readonly (readonly [host: string, text: string])[] {
  const nothing = { subject: '', body: '' };
  const answerLinks = visitorQuestions.flatMap(({ answer }) => answer?.links ?? []);
  const sites = [
    ...webmailAddresses({ to: '', ...nothing }).map(({ href }) => ({
      href,
      text: 'your message in a web mailbox',
    })),
    ...(hasChat ? [{ href: whatsAppAddress('', nothing), text: 'a message in WhatsApp' }] : []),
    { href: directionsAddress(mapOrigin, ''), text: 'Google Maps, for the map and directions' },
    ...(builder ? [{ href: builder.url, text: 'who built this site' }] : []),
    ...socialLinks.map(({ url }) => ({ href: url, text: 'to follow us there' })),
    ...answerLinks
      .filter(({ to }) => to.startsWith('https:'))
      .map(({ to }) => ({ href: to, text: 'to read or check what we say about ourselves' })),
  ];
  return [...new Map(sites.map(({ href, text }) => [new URL(href).host, text]))];
}
