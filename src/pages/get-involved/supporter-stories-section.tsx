import { wayToHelpAddress } from '../../content/addresses.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { supporterStories } from '../../content/supporter-stories.ts';
import { waysToHelp } from '../../content/ways-to-help.ts';
import { Section } from '../../design-system/section.tsx';
import { unbroken } from '../../design-system/unbroken.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './supporter-stories-section.module.css';

const titles = new Map(waysToHelp.map(({ id, title }) => [id, title]));

/** Renders nothing while the home has no story. */
export function SupporterStoriesSection() {
  if (supporterStories.length === 0) return null;
  return (
    <Section>
      <h2 id="supporter-stories">{getInvolvedTexts.stories}</h2>
      <ul className={styles.stories}>
        {supporterStories.map(({ name, role, story, impact, way }) => (
          <li key={name}>
            <div className={styles.who}>
              <h3>{name}</h3> <p className="remark">{role}</p>
            </div>
            <p>{unbroken(story)}</p>
            <p className={styles.impact}>{impact}</p>
            <MoreLink to={wayToHelpAddress(way)}>{titles.get(way)}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
