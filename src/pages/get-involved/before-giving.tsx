import { visitFormAddress } from '../../content/addresses.ts';
import { takesVisits } from '../../content/organization.ts';
import { getInvolvedTexts } from '../../content/page-texts/get-involved.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { hoursLines } from '../../components/visiting-hours.ts';
import { Icon } from '../../design-system/icon.tsx';
import { MoreLink } from '../../design-system/more-link.tsx';
import styles from './before-giving.module.css';

/** What a careful giver wants to know first. */
export function BeforeGiving() {
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
            {takesVisits ? (
              <Hours />
            ) : (
              'We have no visiting hours at present. Please call us before you come.'
            )}
          </p>
          {takesVisits ? (
            <MoreLink to={visitFormAddress}>{visit.link}</MoreLink>
          ) : (
            <MoreLink to="/contact">{pageNames.contact}</MoreLink>
          )}
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

function Hours() {
  const lines = hoursLines('Every visit');
  return lines.map(({ days, hours, weekdays }, index) => {
    const isLast = index === lines.length - 1;
    return (
      <span key={days}>
        {weekdays.length > 0 ? `${days}${isLast ? ', ' : ' '}` : ''}
        <bdi>{`${hours}${isLast ? '.' : ','}`}</bdi>{' '}
      </span>
    );
  });
}
