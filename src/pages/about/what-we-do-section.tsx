import { aboutTexts, whatWeDo } from '../../content/page-texts/about.ts';
import { Icon, type IconName } from '../../design-system/icon.tsx';
import { Section } from '../../design-system/section.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './what-we-do-section.module.css';

const icons: Record<(typeof whatWeDo)[number]['id'], IconName> = {
  education: 'book',
  healthcare: 'heart',
  'family-care': 'home',
};

export function WhatWeDoSection() {
  return (
    <Section>
      <h2>{aboutTexts.whatWeDo}</h2>
      <ul className={`${styles.list} ruled-list`}>
        {whatWeDo.map(({ id, title, description }) => (
          <li key={id}>
            <Icon name={icons[id]} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink to="/programs">See all our programs</MoreLink>
      </p>
    </Section>
  );
}
