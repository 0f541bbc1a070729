import { Link } from 'react-router';
import { visitFormAddress } from '../../content/addresses.ts';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { daysText, hoursText } from '../../components/visiting-hours.ts';
import { Icon } from '../../design-system/icon.tsx';
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
          <Link to={visitFormAddress} className="more-link">
            {visit.link}
          </Link>
        </div>
      </li>
      <li>
        <h3>
          <Icon name="shield" />
          {safety.title}
        </h3>
        <div>
          <p>{safety.text}</p>
          <Link to="/safeguarding" className="more-link">
            {pageNames.safeguarding}
          </Link>
        </div>
      </li>
    </ul>
  );
}
