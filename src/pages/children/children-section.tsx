import type { ChildProfile } from '../../content/children.ts';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { emptyStateClass } from '../../ui/empty-state.ts';
import { Section } from '../../ui/section.tsx';
import { ChildGroup } from './child-group.tsx';
import styles from './children-section.module.css';

type ChildrenSectionProps = { profiles: readonly ChildProfile[] };

export function ChildrenSection({ profiles }: ChildrenSectionProps) {
  return (
    <Section id="children" labelledBy="waiting">
      <h2 id="waiting" className="visually-hidden">
        {childrenTexts.cards}
      </h2>
      {profiles.length === 0 ? (
        <p className={emptyStateClass}>{childrenTexts.none}</p>
      ) : (
        <ul className={styles.cards}>
          {profiles.map((profile) => (
            <ChildGroup key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
    </Section>
  );
}
