import { AnswersNote, Questions } from '../../components/answers/answers.tsx';
import { WhomToCall } from '../../components/answers/whom-to-call.tsx';
import { CallOrWriteLinks } from '../../components/call-or-write.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { StatementPage, StatementSection } from '../../components/statement-page.tsx';
import { fact } from '../../content/fact.ts';
import { CHILD_HELPLINE, POLICE } from '../../content/helplines.ts';
import { hasVisitingHours, organization } from '../../content/organization.ts';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './safeguarding-page.module.css';

export function Component() {
  return (
    <StatementPage
      title="Safeguarding"
      // to confirm
      lead="A child’s safety comes before a picture, a gift or a visit. This is how we make sure of it."
      reviewed={null}
    >
      <StatementSection id="tell" title="If you are worried about a child">
        <p>
          Tell somebody, even if you are not sure. Children can call these numbers themselves. The
          short numbers work only in Kenya; from abroad, call us.
        </p>
        {/* Large enough to be read and touched in a hurry. */}
        <ul className={styles.numbers}>
          <li>
            <PhoneLink number={POLICE} />{' '}
            <span>The police, when a child is in danger now. 112 reaches them too.</span>
          </li>
          <li>
            <PhoneLink number={CHILD_HELPLINE} />{' '}
            <span>
              Kenya’s child helpline, run by Childline Kenya with the government: free, day and
              night.
            </span>
          </li>
          <li>
            <PhoneLink number={organization.phones[0]} className={styles.long} />{' '}
            <span>The home.</span>
          </li>
        </ul>
        <AnswersNote place="worried" />
        <Questions look="note">
          <WhomToCall />
        </Questions>
      </StatementSection>
      <StatementSection id="one-of-us" title="If it is about one of us">
        <p>
          If it is about somebody who works or lives at the home, you do not have to speak to us
          first. Call {CHILD_HELPLINE} or the police. From abroad, where {CHILD_HELPLINE} does not
          work, tell the police of the place where you are.
        </p>
        {/* to confirm */}
        <p>We take every report seriously and act on it, whoever it is about.</p>
        <AnswersNote place="one-of-us" />
      </StatementSection>

      <StatementSection id="site" title="On this site">
        <ul>
          <li>No child is named. We write about groups, never about one child.</li>
          <li>We say who the home is for. We never say what one child has been through.</li>
          <li>
            Our pictures show people drawn by a computer, people whom nobody could recognise, or
            people who have agreed in writing: for a child, both the guardian and the child.
          </li>
          {/* to confirm */}
          <li>
            Anyone who has agreed can change their mind at any time, without giving a reason. The
            picture then comes off the site the same day.
          </li>
          <li>No picture shows a child in distress, ill, bathing, or alone with a visitor.</li>
          <li>We remove the time and place from the file of each photograph.</li>
          <li>Nobody can write to a child through this site.</li>
        </ul>
        <MoreLink to="/privacy">Privacy</MoreLink>
      </StatementSection>

      <StatementSection id="sponsors" title="What we ask of sponsors">
        {/* to confirm */}
        <p>
          A sponsor pays for school, and is not given a child’s name, address or telephone number.
        </p>
        <ul>
          {/* to confirm */}
          <li>
            Keep in touch only through the home. Please do not look for a child, on social media or
            elsewhere. If a child writes to you privately, do not answer; tell us.
          </li>
          {/* to confirm */}
          <li>Give through the home. No money, phone or present goes to a child directly.</li>
          {/* to confirm */}
          <li>
            Keep what you learn about a child to yourself: publish no name, no picture and no story.
          </li>
        </ul>
        <MoreLink to="/give">How to give</MoreLink>
      </StatementSection>

      <StatementSection id="visitors" title="What we ask of visitors and volunteers">
        <ul>
          <li>
            Come {fact.condition}
            {hasVisitingHours ? ', within our visiting hours' : ''}.
          </li>
          {/* to confirm */}
          <li>
            A member of our staff stays with you. Please do not be alone with a child, and do not
            take a child outside the gate.
          </li>
          {/* to confirm */}
          <li>Take no picture of a child unless both our staff and the child have agreed to it.</li>
          {/* to confirm */}
          <li>
            Do not exchange phone numbers, addresses or accounts with a child. Give any presents to
            the home, not to a child.
          </li>
        </ul>
      </StatementSection>

      <StatementSection id="mistakes" title="If we have shown too much">
        <p>
          If you recognise a child on this site, or a page says more than it should, call or write
          to us.
        </p>
        {/* to confirm */}
        <p>We take it off the site first and ask questions afterwards.</p>
        <CallOrWriteLinks />
      </StatementSection>
    </StatementPage>
  );
}
