import { Link } from 'react-router';
import { ClosingBand } from '../../components/closing-band.tsx';
import { Gate } from '../../components/gate.tsx';
import { MissionSection } from '../../components/mission-section.tsx';
import { Photo } from '../../components/photo/photo.tsx';
import { StatRow } from '../../components/stat-row.tsx';
import { fact } from '../../content/fact.ts';
import { commitmentStat, countedIn, goOnWords, homeStats } from '../../content/stats.ts';
import { programs } from '../../content/program-list.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import rows from '../../design-system/even-rows.module.css';
import { MoreLink } from '../../design-system/more-link.tsx';
import { Section } from '../../design-system/section.tsx';
import { evenRows } from '../../lib/even-rows.ts';
import { countWord, sentenceCase } from '../../lib/text.ts';
import { ChildrenOnRoad } from './children-on-road.tsx';
import { Day } from './day.tsx';
import programStyles from './featured-programs.module.css';
import hero from './hero-section.module.css';
import { HeroSection } from './hero-section.tsx';
import styles from './home-page.module.css';
import since from './since.module.css';
import sunset from './sunset.module.css';
import welcome from './welcome.module.css';

const featured = programs.filter((program) => program.featured);
const featuredInRow = evenRows(featured.length, 3);

export function Component() {
  return (
    <>
      <HeroSection>
        {/* One text, because screen readers pause between elements. CSS decides whether a line breaks. */}
        {/* to confirm */}
        <h1>{'A home,\na school,\npeople who care.'}</h1>
        {/* to confirm */}
        <p className={`${hero.lead} lead`}>
          For about {fact.children} in {fact.locality}, this is home: meals, lessons, friends and{' '}
          <span className="one-line">grown-ups</span> who look after them.
        </p>
        <div className={hero.buttons}>
          <ButtonLink to="/children" look="sun" label="Sponsor a Child" />{' '}
          <ButtonLink to="/about" look="outline" label="Learn More About Us" />
        </div>
        <p className={hero.price}>
          A child’s year at school:{' '}
          <strong>
            {fact.fees} ({fact.feesInShillings})
          </strong>
        </p>
      </HeroSection>

      <section className={`${styles.tiles} page-width`}>
        <StatRow stats={homeStats} />
        {countedIn ? <p className="remark">Counted by the home in {countedIn}.</p> : null}
      </section>

      <section className={`${welcome.welcome} sky`}>
        <div className={`${welcome.words} page-width`}>
          {/* to confirm */}
          <h2>Behind our gate are a children’s home and its own primary school.</h2>
          <p>
            We care for children aged {fact.ages}. Some have lost their parents, some were neglected
            or in danger, some live with HIV. {/* to confirm */}
            Here they are simply brothers, sisters and classmates.
          </p>
        </div>
        <div className={welcome.place}>
          <Gate
            photo="playground"
            sizes="(min-width:100em) 54rem,(min-width:36em) 42vw,160vw"
            opens="on-scroll"
          >
            <div className={welcome.road}>
              <p className={welcome.ends}>
                <span>
                  <b>{fact.foundedYear}</b> {fact.firstChildrenFigure}
                </span>{' '}
                <span>
                  <b>Today</b> about {fact.childrenFigure}
                </span>
              </p>
              <ChildrenOnRoad />
            </div>
          </Gate>
        </div>
      </section>

      <Day
        title="One day at the home"
        words={
          <>
            {/* to confirm */}
            <p>From morning to night, drawn.</p>
            <MoreLink to="/children">Meet Our Children</MoreLink>
          </>
        }
        night={
          <>
            <h3>One child, one year at school</h3>
            <p>
              {fact.fees} ({fact.feesInShillings}) covers {fact.covers}.
            </p>
            <ButtonLink to="/children" look="sun" label="Sponsor a Child" />
          </>
        }
      />

      <MissionSection />

      {featured.length > 0 ? (
        <Section>
          <h2 id="featured-programs">
            {sentenceCase(countWord(featured.length))} of our {countWord(programs.length)} programs
          </h2>
          <ul className={programStyles.cards}>
            {featured.map(({ id, title, shortTitle = title, summary, photo }, index) => (
              <li
                key={id}
                className={`${programStyles.card} ${rows.entry}`}
                data-in-row={featuredInRow[index]}
              >
                <Photo
                  slug={photo}
                  sizes={
                    featuredInRow[index] === 3
                      ? '(min-width:100em) 29rem,(min-width:48em) min(30vw - 1rem,24rem),100vw'
                      : '(min-width:100em) 45rem,(min-width:48em) min(46vw,37rem),100vw'
                  }
                  className={programStyles.photo}
                />
                <div className={programStyles.words}>
                  <h3>
                    <Link to={`/programs#${id}`}>{shortTitle}</Link>
                  </h3>
                  <p>{summary}</p>
                </div>
              </li>
            ))}
          </ul>
          <p>
            <MoreLink to="/programs">See all our programs</MoreLink>
          </p>
        </Section>
      ) : null}

      <Section>
        <div className={`${since.head} stack`}>
          <div>
            <p className={since.kicker}>Since {fact.foundedYear}</p>
            <h2>It began with {fact.firstChildren}</h2>
          </div>
          <div>
            <p>Today the home has a primary school of its own. {goOnWords} to secondary school.</p>
            <MoreLink to="/about">Read our story</MoreLink>
          </div>
        </div>
      </Section>

      {/* The numbers stand in the sky, the call on the earth. */}
      <ClosingBand
        title="How you can help"
        text="Sponsor a child’s year at school, or choose another way to help."
        scene={sunset}
        above={
          <section className={`${sunset.numbers} page-width`}>
            <h2 className="visually-hidden">What the home has done so far</h2>
            <StatRow stats={[...homeStats, commitmentStat]} />
          </section>
        }
      >
        <ButtonLink to="/children" look="sun" label="Sponsor a Child" />{' '}
        <ButtonLink to="/get-involved" look="outline-paper" label="Get Involved" />
      </ClosingBand>
    </>
  );
}
