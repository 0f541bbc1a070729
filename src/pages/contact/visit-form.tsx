import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MessageForm } from '../../components/message/message-form.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { homeSettings } from '../../content/home-settings.ts';
import { visitMessage } from '../../content/messages.ts';
import { organization, type VisitingHours } from '../../content/organization.ts';
import { visitPromises, visitTexts } from '../../content/page-texts/contact.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { isKenyanHoliday, longDate, nairobiTime } from '../../lib/days.ts';
import { timeText } from '../../lib/time-of-day.ts';
import { allHoursText, hoursText } from '../../components/visiting-hours.ts';
import { PHONE_PATTERN } from '../../lib/phone.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../design-system/field.tsx';
import styles from './visit-form.module.css';
import { composeVisit, dayText, requestedTime } from './visit-message.ts';
import {
  firstVisitDay,
  hoursOn,
  offeredTimes,
  type RequestedTime,
  visitRefusal,
  visitTimes,
} from './visits.ts';

const { visitingHours } = organization;
const opening = { hours: visitingHours, holidays: homeSettings.publicHolidays ?? [] };
const hasTimes = visitTimes(visitingHours).length > 0;
const ourHours = allHoursText(visitTexts.ourHours);
const people = {
  // Takes digits of any script, and invisible characters from a paste. `plainInput` reads them.
  pattern: String.raw`[\s\p{DI}]*(?!0)\p{Nd}{1,3}[\s\p{DI}]*`,
  hint: visitTexts.peopleHint,
};
const phone = { pattern: PHONE_PATTERN, hint: visitTexts.phoneHint };

export function VisitForm() {
  const fields = useTypedFields<HTMLFormElement>('visit-form');
  const day = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSelectElement>(null);
  const requested = requestedTime(fields.values);
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  const firstDay = now && firstVisitDay(now, opening);
  const refusal = now && requested.day ? visitRefusal(requested, now, opening) : null;
  const refused = refusal ? `${visitTexts.refusals[refusal]} ${ourHours}` : '';
  const isByAppointment = hoursOn(requested.day, visitingHours)?.times.length === 0;
  const isOfTime = refusal === 'outside-hours';
  useEffect(() => {
    day.current?.setCustomValidity(isOfTime ? '' : refused);
    time.current?.setCustomValidity(isOfTime ? refused : '');
  }, [isOfTime, refused]);

  return (
    <MessageForm
      fields={fields}
      byEmail="Ask by e-mail"
      subject={visitMessage.subject}
      compose={(values) => composeVisit(values, visitingHours)}
    >
      <DateField
        ref={day}
        label="Day"
        name="day"
        min={firstDay ?? undefined}
        limits={firstDay ? `${visitTexts.from} ${longDate(firstDay)}` : undefined}
        aria-describedby="visit-summary visit-first-day"
        required
      />
      {/* By appointment the time is agreed later. */}
      {hasTimes ? (
        <div hidden={isByAppointment}>
          <SelectField
            ref={time}
            label="Time"
            name="time"
            aria-describedby="visit-summary"
            required="Select a time"
            disabled={isByAppointment}
          >
            {offeredTimes(requested, visitingHours).map((it) => (
              <option key={it} value={it}>
                {timeText(it)}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <p
        id="visit-summary"
        aria-live="polite"
        className={`${styles.summary} remark`}
        data-refused={refused ? '' : undefined}
      >
        {refused || previewOf(requested)}
      </p>
      <p id="visit-first-day" className={`${styles.firstDay} remark`}>
        <span>{`${visitTexts.sooner} `}</span>
        <PhoneLink />
      </p>
      <TextField
        label="How many people"
        name="people"
        inputMode="numeric"
        format={people}
        required
      />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <div className={styles.phone}>
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          format={phone}
          required
        />
      </div>
      <div data-wide>
        <TextAreaField label="Note" name="note" rows={3} />
      </div>
      <p data-wide className="remark">
        <span>{`${visitPromises.visitors} `}</span>
        <Link to="/safeguarding#visitors">{visitTexts.rules}</Link>
      </p>
    </MessageForm>
  );
}

/** The visiting hours of all days or the chosen day, or 'You are asking for Saturday 28 November 2026 at 11AM, …'. */
function previewOf({ day, time }: RequestedTime): string {
  const hours = hoursOn(day, visitingHours);
  if (!hours) return ourHours;
  const asked = askedText(day, time, hours);
  const mayBeHoliday = homeSettings.publicHolidays === null && isKenyanHoliday(day);
  return mayBeHoliday ? `${asked} ${visitTexts.mayBeHoliday}` : asked;
}

function askedText(day: string, time: string, hours: VisitingHours): string {
  if (hours.times.length === 0) return `${visitTexts.youAsk} ${dayText(day)}, ${hoursText(hours)}.`;
  return time
    ? `${visitTexts.youAsk} ${dayText(day)} at ${timeText(time)}, Nairobi time.`
    : `${visitTexts.hoursOf} ${dayText(day)}: ${hoursText(hours)}, Nairobi time.`;
}
