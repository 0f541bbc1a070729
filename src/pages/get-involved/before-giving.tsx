import { Link } from 'react-router';
import { organization } from '../../content/organization.ts';
import { getInvolvedTexts, statementNames } from '../../content/page-texts.ts';
import { telHref } from '../../lib/phone.ts';
import { daysText, hoursText } from '../../lib/visiting-hours.ts';
import { Icon } from '../../ui/icon.tsx';
import { moreLinkClass } from '../../ui/more-link.ts';
import styles from './before-giving.module.css';

/** Three things that a careful giver wants to know first. */
export function BeforeGiving() {
  const { phones, visitingHours, visitingCondition } = organization;
  const { visit, ask, safety } = getInvolvedTexts.beforeGiving;
  const hours = visitingHours.map((on) => `${daysText(on)} ${hoursText(on)}`);
  return (
    <ul className={styles['reasons']}>
      <li>
        <Icon name="gate" />
        <div>
          <h3>{visit.title}</h3>
          <p>{`${[...hours, visitingCondition].join(', ')}.`}</p>
          <Link to="/contact#visit" className={moreLinkClass}>
            {visit.link}
          </Link>
        </div>
      </li>
      <li>
        <Icon name="phone" />
        <div>
          <h3>{ask.title}</h3>
          <p>{ask.text}</p>
          <a href={telHref(phones[0])} className={moreLinkClass}>
            {phones[0]}
          </a>
        </div>
      </li>
      <li>
        <Icon name="shield" />
        <div>
          <h3>{safety.title}</h3>
          <p>{safety.text}</p>
          <Link to="/safeguarding" className={moreLinkClass}>
            {statementNames.safeguarding}
          </Link>
        </div>
      </li>
    </ul>
  );
}
