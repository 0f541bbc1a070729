import { Link } from 'react-router';
import { AnswersSection } from '../../components/answers/answers-section.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { fact } from '../../content/fact.ts';
import { type ChildProfile, groupsOfChildren } from '../../content/groups-of-children.ts';
import { yearOfFees } from '../../content/payments.ts';
import { whatSponsoringIs } from '../../content/sponsoring.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { Section } from '../../design-system/section.tsx';
import { everyTime } from '../../giving/gift-words.ts';
import { type Gift, paymentsAYear } from '../../lib/gift.ts';
import { giveAddress } from '../../lib/gift-address.ts';
import { instalmentOf } from '../../lib/money.ts';
import { ChildGroup } from './child-group.tsx';
import styles from './children-page.module.css';
import mist from './mist.module.css';
import { useVisitor } from './use-visitor.ts';

const monthlyFees: Gift = {
  ...yearOfFees,
  often: 'monthly',
  amount: instalmentOf(yearOfFees, paymentsAYear.monthly),
};

type ChildrenPageProps = { profiles?: readonly ChildProfile[] };

export function Component({ profiles = groupsOfChildren }: ChildrenPageProps) {
  const { visitor, addToVisitor } = useVisitor();
  const isAnyWaiting = profiles.some(({ sponsored }) => !sponsored);
  return (
    <>
      <PageHead
        title="Our Children"
        lead={whatSponsoringIs}
        photo="walk-to-school"
        hour="mist"
        sun
        crowded="outer"
      >
        <ButtonLink to="#children" look="sun" label="Sponsor a Child" />
      </PageHead>

      <section className={`${styles.fees} page-width`}>
        <div className={`${styles.paper} ticket`}>
          <div>
            <h2 id="annual-fees">Annual school fees</h2>
            <p className={styles.price}>
              <strong>{fact.fees} USD</strong> <span>({fact.feesInShillings})</span>
            </p>
          </div>
          <p className={styles.covers}>
            They cover {fact.covers} for one child for a year. Pay them all at once or in parts:{' '}
            <Link to={giveAddress(yearOfFees)}>How to give</Link>. In Kenya, for example:{' '}
            <Link to={giveAddress(monthlyFees)}>{everyTime(monthlyFees)}</Link>
          </p>
        </div>
      </section>

      <Section id="children">
        <h2 className={styles.title}>Groups of children</h2>
        {profiles.length === 0 ? (
          <p className="empty-state">No children found for the selected filter.</p>
        ) : (
          <ul className={styles.cards}>
            {profiles.map((profile) => (
              <ChildGroup
                key={profile.id}
                profile={profile}
                visitor={visitor}
                onVisitor={addToVisitor}
              />
            ))}
          </ul>
        )}
        {isAnyWaiting ? null : (
          <p className={styles.ask}>
            Would you still like to help a child through a year at school? Please ask us:{' '}
            <CallOrWrite write="Ask by e-mail" />
          </p>
        )}
      </Section>

      <AnswersSection place="children" title="What sponsors ask" />

      <ClosingBand
        title="One child, one year at school"
        text={
          isAnyWaiting
            ? 'Choose a group and tell us how to reach you. We will contact you about the next steps.'
            : 'Tell us how to reach you. We will contact you about the next steps.'
        }
        hour="mist"
        scene={mist}
      >
        <ButtonLink to="#children" look="sun" label="Start Sponsoring Today" />{' '}
        <ButtonLink
          to={wayToHelpAddress('sponsor')}
          look="outline"
          label="Learn More About Sponsorship"
        />
      </ClosingBand>
    </>
  );
}
