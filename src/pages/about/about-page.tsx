import { Link } from 'react-router';
import { AnswersSection } from '../../components/answers/answers-section.tsx';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { LocationSection } from '../../components/location/location-section.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { PageHead } from '../../components/page-head.tsx';
import melting from '../../components/photo/melting.module.css';
import { Photo } from '../../components/photo/photo.tsx';
import { fact } from '../../content/fact.ts';
import { answersIn, papersToAskFor } from '../../content/answers.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import rows from '../../design-system/even-rows.module.css';
import { Icon, type IconName } from '../../design-system/icon.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import { Section } from '../../design-system/section.tsx';
import { evenRows } from '../../lib/even-rows.ts';
import { listedWords } from '../../lib/text.ts';
import styles from './about-page.module.css';
import closing from './closing.module.css';
import dusk from './core-values.module.css';

const ASKED_ID = 'asked';
const asked = 'What people ask about us';

type Task = { title: string; icon: IconName; description: string };

const tasks: readonly Task[] = [
  {
    title: 'Education',
    icon: 'bag',
    // to confirm
    description:
      'Our primary school teaches Kenya’s competency-based curriculum: children try things and explain them.',
  },
  {
    title: 'Healthcare',
    icon: 'hand',
    // to confirm
    description: 'We look after children who are ill, and see that they get medical care.',
  },
  {
    title: 'Family Care',
    icon: 'pair',
    // to confirm
    description:
      'Meals together, a bed in the dormitory, and grown-ups who look after the children.',
  },
];

const coreValues = [
  {
    title: 'Compassion',
    // to confirm
    description: 'We listen first, and treat each child as we would our own.',
  },
  {
    title: 'Faith',
    // to confirm
    description: 'Prayer and song are part of our day.',
  },
  {
    title: 'Education',
    // to confirm
    description: 'Learning opens doors, so the home has a school of its own.',
  },
  {
    title: 'Empowerment',
    // to confirm
    description: 'Children learn to try, to decide and to do things for themselves.',
  },
  {
    title: 'Community',
    // to confirm
    description: 'It takes many to raise a child: neighbours, friends and supporters too.',
  },
];

export function Component() {
  return (
    <>
      <PageHead
        title="About Us"
        lead={`A children’s home in ${fact.locality}, with a primary school of its own.`}
        hour="morning"
        sun
        photo="staff"
        crowded="foot"
      >
        <ButtonLink to="/children" look="blue" label="Meet Our Children" />
      </PageHead>

      <Section>
        <div className={styles.history}>
          <Photo
            slug="dormitory"
            sizes="(min-width:100em) 43rem,(min-width:72em) min(42.3vw,35.3rem),(min-width:48em) 52rem,100vw"
          />
          <div className="stack">
            <h2>How we began</h2>
            <p>
              In {fact.foundedYear} our late founder took in {fact.firstChildren}. Today we care for
              about {fact.childrenFigure}, aged {fact.ages}.
            </p>
            <p>
              Some have lost their parents, some were neglected or in danger, some live with HIV.
            </p>
            <p>
              The home runs a primary school of its own, which follows Kenya’s competency-based
              education (CBE).
            </p>
            {/* to confirm */}
            <p>Home and school stand side by side, behind one gate.</p>
            {papersToAskFor.length > 0 ? (
              <p>
                Would you like to check who we are? Ask us for our {listedWords(papersToAskFor)}:{' '}
                <CallOrWrite />
              </p>
            ) : null}
            {answersIn('about').length > 0 ? (
              <p>
                <MoreLink to={`#${ASKED_ID}`}>{asked}</MoreLink>
              </p>
            ) : null}
            <p>
              <MoreLink to="/gallery">See the home in drawings</MoreLink>
            </p>
          </div>
        </div>
      </Section>

      <Section>
        <h2>What We Do</h2>
        <ul className={`${styles.tasks} ruled-list`}>
          {tasks.map(({ title, icon, description }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p>
          <MoreLink to="/programs">See all our programs</MoreLink>
        </p>
      </Section>

      <MissionSection />

      {/* The evening picture crosses the page and sinks into the dusk on which the values stand. */}
      <section className={`${dusk.section} ${melting.melting} sky`}>
        <Photo
          slug="hills-at-sunset"
          sizes="min(max(100vw,28rem),120rem)"
          className={`${dusk.photo} no-print`}
        />
        <div className={`${dusk.values} page-width`}>
          <h2>Our core values</h2>
          <dl>
            {coreValues.map(({ title, description }, index) => (
              <div key={title} className={rows.entry} data-in-row={coreValuesInRow[index]}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <Link to="/children" className="more-link no-print">
            Sponsor a Child
          </Link>
        </div>
      </section>

      <AnswersSection id={ASKED_ID} place="about" title={asked} />

      <LocationSection />

      {/* The house mother and three small ones stand on the footer's edge, before the picture. */}
      <section className={`${closing.section} ${melting.melting} ridged no-print`}>
        <Photo
          slug="evening-devotion-wide"
          sizes="(min-width:64em) min(60vw,96rem),128vw"
          // A child sits near its right edge.
          keep="end"
          className={closing.photo}
        />
        <div className={closing.foot} aria-hidden="true" />
        <div className={`${closing.inner} page-width`}>
          <div className={`${closing.words} stack`}>
            <h2>Come and see, or lend a hand</h2>
            <p>There are several ways to help, and a visit is one of them.</p>
            <div className="button-row">
              <ButtonLink to="/get-involved" look="paper" label="Get Involved" />{' '}
              <ButtonLink to="/contact" look="outline-paper" label="Contact" />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

const coreValuesInRow = evenRows(coreValues.length, 5);
