import { ClosingBand } from '../../components/closing-band.tsx';
import { GiftList } from '../../components/gift-list.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { fact } from '../../content/fact.ts';
import { programStats } from '../../content/stats.ts';
import { programs } from '../../content/program-list.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { Section } from '../../design-system/section.tsx';
import { countWord, sentenceCase } from '../../lib/text.ts';
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
        offer={<GiftList />}
      >
        <ButtonLink to="/give#what" look="sun" label="Fund a Program" />{' '}
        <ButtonLink to="/get-involved" look="outline" label="Learn How to Help" />
      </ClosingBand>
    </>
  );
}
