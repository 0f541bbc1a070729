import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { fact } from '../../content/fact.ts';
import { programStats } from '../../content/stats.ts';
import { donationTiers } from '../../content/payments.ts';
import { programs } from '../../content/program-list.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { Section } from '../../design-system/section.tsx';
import { tierAddress } from '../../giving/purposes.ts';
import { formatKes, formatUsd } from '../../lib/money.ts';
import { countWord, sentenceCase } from '../../lib/text.ts';
import gifts from './gifts.module.css';
import noon from './noon.module.css';
import { ProgramRoad } from './program-road.tsx';
import styles from './programs-page.module.css';

export function Component() {
  return (
    <>
      <PageHead
        title="Programs"
        // to confirm
        lead={`${sentenceCase(countWord(programs.length))} programs, so that each child can learn, grow and find a way in life.`}
        photo="graduation"
        hour="noon"
        sun
        crowded="outer"
      >
        <ButtonLink to="/give#what" look="sun" label="Fund a Program" />
      </PageHead>

      <ProgramRoad programs={programs.slice(0, 3)} />

      <Section tone="blue">
        <h2 className="visually-hidden">Our programs in numbers</h2>
        <div className={styles.impact}>
          <StatRow stats={programStats} />
          <div className={`${styles.buttons} button-row`}>
            <ButtonLink to="/give#what" look="sun" label="Fund a Program" />{' '}
            <ButtonLink to="/give" look="outline-paper" label="How to give" />
          </div>
        </div>
      </Section>

      <ProgramRoad programs={programs.slice(3)} />

      <Section tone="sand">
        <h2>Why it works</h2>
        <ul className={`${styles.cards} ruled-list`}>
          <li>
            <h3>Individualized attention</h3>
            {/* to confirm */}
            <p>No two children are alike, so we look at what each child needs.</p>
          </li>
          <li>
            <h3>Family environment</h3>
            {/* to confirm */}
            <p>Shared meals, shared chores and shared birthdays, as in any big family.</p>
          </li>
          <li>
            <h3>Community integration</h3>
            {/* to confirm */}
            <p>
              The children grow up as part of {fact.town}, and visitors are welcome {fact.condition}
              .
            </p>
          </li>
          <li>
            <h3>Long-term support</h3>
            <p>
              We care for children from {fact.ages}, and help them with the step to secondary
              school.
            </p>
          </li>
        </ul>
      </Section>

      <ClosingBand
        title="Help keep a program going"
        // to confirm
        text="Give any amount to the program that you choose, or where it is needed most."
        hour="noon"
        scene={noon}
        offer={
          <ul className={gifts.gifts} aria-label="What your donation provides">
            {donationTiers.map((tier) => (
              <li key={tier.id}>
                <Link to={tierAddress(tier)}>
                  {tier.photo ? (
                    <Photo
                      slug={tier.photo}
                      sizes="(min-width:64em) min(17vw,14rem),7rem"
                      alt=""
                      className={`${gifts.photo} no-print`}
                    />
                  ) : null}
                  <strong>{formatUsd(tier.prices.USD)}</strong> <span>{tier.label}</span>{' '}
                  <small>{formatKes(tier.prices.KES)}</small>
                </Link>
              </li>
            ))}
          </ul>
        }
      >
        <ButtonLink to="/give#what" look="sun" label="Fund a Program" />{' '}
        <ButtonLink to="/get-involved" look="outline" label="Learn How to Help" />
      </ClosingBand>
    </>
  );
}
