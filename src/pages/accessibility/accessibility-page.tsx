import { CallOrWriteLinks } from '../../components/call-or-write.tsx';
import { StatementPage, StatementSection } from '../../components/statement-page.tsx';
import { otherMessages } from '../../content/messages.ts';
import { hasBank } from '../../content/payments.ts';
import { MoreLink } from '../../design-system/more-link.tsx';
import { listedWords } from '../../lib/text.ts';

/** The statement promises only what the tests check. Change both together. */
export function Component() {
  return (
    <StatementPage
      title="Accessibility"
      lead="Everyone should be able to read this site, give and reach us, however they see, hear or use a device."
      reviewed={null}
    >
      <StatementSection id="help" title="How to ask for help, or complain">
        <p>
          Call or write to us. It helps if you say which page it was, what you wanted to do, and
          which device or assistive technology you use.
        </p>
        {/* to confirm */}
        <p>
          On the phone we will read out anything you could not read here, including the payment
          details.
        </p>
        {/* to confirm */}
        <p>If that does not help, ask for the person who leads the home.</p>
        <CallOrWriteLinks />
      </StatementSection>

      <StatementSection id="goal" title="Our goal">
        <p>
          Our goal is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. For running
          text we go further: its contrast is at least 7 to 1.
        </p>
        <p>
          We believe that the site meets this goal, apart from the limits listed below. That is our
          own assessment.
        </p>
      </StatementSection>

      <StatementSection id="tested" title="What we test, and how">
        <p>These tests run automatically before any change to the site is accepted.</p>
        <ul>
          <li>
            The program axe-core checks every page at the width of a phone and of a desktop screen,
            as well as the menu, the tabs, the forms, the photo viewer and the error pages.
          </li>
          <li>
            The menu, the tabs, the slideshow, the forms and the photo viewer are used with the
            keyboard alone.
          </li>
          <li>
            Headings, fields and buttons are found by the names and roles that a screen reader says,
            and what it announces is checked.
          </li>
          <li>The main tasks are carried out in Chromium, on which Chrome and Edge are built.</li>
          <li>
            Pages are read without JavaScript, on narrow screens, with reduced motion and with
            forced colours.
          </li>
          <li>The contrast between text and background is measured.</li>
        </ul>
      </StatementSection>

      <StatementSection id="not-done" title="What we have not tested">
        <p>Most of these tests do not run in Firefox, in Safari or in browsers of older phones.</p>
        <p>
          No one who uses assistive technology has tested the site for us yet, and nobody from
          outside has audited it. Our tests read the names and roles that a screen reader would say.
          They do not run NVDA, JAWS, VoiceOver or TalkBack themselves.
        </p>
        <p>
          A program finds only some of the barriers that people meet. What you tell us counts for
          more.
        </p>
        <MoreLink to="/contact">Contact</MoreLink>
      </StatementSection>

      <StatementSection id="limits" title="Limits we know of">
        <ul>
          <li>
            The map comes from Google, and we cannot change it. It appears only when you ask for it;
            the address and the landmark are beside it as text.
          </li>
          <li>
            The forms prepare a message for your mail app. If you have none,{' '}
            {otherMessages.length > 0
              ? `send ${listedWords(otherMessages, 'or')} where we offer it, or `
              : ''}
            copy the message and paste it where you write e-mail. You can also call us.
          </li>
          <li>
            You pay through M-PESA{hasBank ? ' or your bank' : ''}. What you see there is not ours
            to change.
          </li>
          <li>The site is in English only.</li>
        </ul>
      </StatementSection>
    </StatementPage>
  );
}
