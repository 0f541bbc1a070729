import { useState } from 'react';
import { PhoneLink } from '../../components/phone-link.tsx';
import type { ChildProfile } from '../../content/groups-of-children.ts';
import { organization } from '../../content/organization.ts';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { changedValues, type Values } from '../../forms/fields.ts';
import { keepTyped, typedIn } from '../../forms/typed-values.ts';
import { Section } from '../../design-system/section.tsx';
import { ChildGroup } from './child-group.tsx';
import styles from './children-section.module.css';

/** The visitor's details are kept under this key for the forms of all groups. */
const SPONSOR = 'sponsor';

export function ChildrenSection({ profiles }: { profiles: readonly ChildProfile[] }) {
  const [visitor, setVisitor] = useState(() => typedIn(SPONSOR));
  const addToVisitor = (details: Values) => {
    if (Object.keys(changedValues(details, visitor)).length === 0) return;
    const all = { ...typedIn(SPONSOR), ...details };
    keepTyped(SPONSOR, all);
    setVisitor(all);
  };
  return (
    <Section id="children">
      <h2 className="visually-hidden">{childrenTexts.cards}</h2>
      {profiles.length === 0 ? (
        <p className="empty-state">{childrenTexts.none}</p>
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
      {profiles.some(({ sponsored }) => !sponsored) ? null : (
        <p className={styles.ask}>
          {`${childrenTexts.askInstead} `}
          <PhoneLink />
          {' or '}
          <a href={`mailto:${organization.email}`}>{childrenTexts.askByEmail}</a>
        </p>
      )}
    </Section>
  );
}
