import { visitFormAddress } from '../../content/addresses.ts';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { daysText, hoursText } from '../../components/visiting-hours.ts';
import { Icon } from '../../design-system/icon.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './before-giving.module.css';

/** What a careful giver wants to know first. */
export function BeforeGiving() {
  const { visitingHours, visitingCondition } = organization;
  const { visit, safety } = getInvolvedTexts.beforeGiving;
  return (
    <ul className={`${styles.reasons} ruled-list`}>
      <li>
        <h3>
          <Icon name="gate" />
          {visit.title}
        </h3>
        <div>
          <p>
            {visitingHours.map((on) => (
              <span key={daysText(on)}>
                {`${daysText(on)} `}
                <bdi>{`${hoursText(on)},`}</bdi>{' '}
              </span>
            ))}
            {`${visitingCondition}.`}
          </p>
          <MoreLink to={visitFormAddress}>{visit.link}</MoreLink>
        </div>
      </li>
      <li>
        <h3>
          <Icon name="shield" />
          {safety.title}
        </h3>
        <div>
          <p>{safety.text}</p>
          <MoreLink to="/safeguarding">{pageNames.safeguarding}</MoreLink>
        </div>
      </li>
    </ul>
  );
}
