import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MessageForm } from '../../components/message/message-form.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { organizationSettings } from '../../content/organization-settings.ts';
import { organization, type VisitingHours } from '../../content/organization.ts';
import { useTypedFields } from '../../forms/use-typed-fields.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { isKenyanHoliday, longDate, nairobiTime } from '../../lib/days.ts';
import { timeText } from '../../lib/time-of-day.ts';
import { allHoursText, hoursText } from '../../components/visiting-hours.ts';
import { PHONE_PATTERN } from '../../lib/phone.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../design-system/field.tsx';
import styles from './visit-form.module.css';
import {
  firstVisitDay,
  hoursOn,
  offeredTimes,
  type RequestedTime,
  type VisitRefusal,
  visitRefusal,
  visitTimes,
} from './opening.ts';
import {
  composeVisit,
  dayText,
  requestedTime,
  VISIT_SUBJECT,
  visitLabels as labels,
} from './visit-message.ts';

const { visitingHours } = organization;
const opening = { hours: visitingHours, holidays: organizationSettings.publicHolidays ?? [] };
const hasTimes = visitTimes(visitingHours).length > 0;
const ourHours = allHoursText('Our hours are');
const people = {
  // Takes digits of any script, and invisible characters from a paste. `plainInput` reads them.
  pattern: String.raw`[\s\p{DI}]*(?!0)\p{Nd}{1,3}[\s\p{DI}]*`,
  hint: 'Please write a number from 1 to 999. If you are more, call us',
};
const phone = {
  pattern: PHONE_PATTERN,
  hint: 'Please write one phone number in figures, with its country code if it is from abroad',
};

const refusals: Record<VisitRefusal, string> = {
  'no-day': 'Please choose a day.',
  'past-day': 'That day has already passed.',
  today: 'To come today, please call us.',
  'too-soon':
    'We may read your message too late for that day. Please choose a later one, or call us.',
  'too-far': 'Please choose a day in the next 12 months.',
  holiday: 'That is a public holiday. Please call us first.',
  'no-hours': 'There are no visiting hours on that day.',
  'outside-hours': 'That is outside our visiting hours.',
};

export function VisitForm() {
  const fields = useTypedFields<HTMLFormElement>('visit-form');
  const day = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSelectElement>(null);
  const requested = requestedTime(fields.values);
  const minute = useMinute();
  const now = minute === null ? null : nairobiTime(minute);
  const firstDay = now && firstVisitDay(now, opening);
  const refusal = now && requested.day ? visitRefusal(requested, now, opening) : null;
  const refused = refusal ? `${refusals[refusal]} ${ourHours}` : '';
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
      subject={VISIT_SUBJECT}
      compose={(values) => composeVisit(values, visitingHours)}
    >
      <DateField
        ref={day}
        label={labels.day}
        name="day"
        min={firstDay ?? undefined}
        limits={firstDay ? `from ${longDate(firstDay)}` : undefined}
        aria-describedby="visit-summary visit-first-day"
        required
      />
      {/* By appointment the time is agreed later. */}
      {hasTimes ? (
        <div hidden={isByAppointment}>
          <SelectField
            ref={time}
            label={labels.time}
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
      <div className={styles.said}>
        <p
          id="visit-summary"
          aria-live="polite"
          className={`${styles.summary} remark`}
          data-refused={refused ? '' : undefined}
        >
          {refused || previewOf(requested)}
        </p>
        <p id="visit-first-day" className="remark">
          Please ask a day or more ahead. To come sooner, please call <PhoneLink />
        </p>
      </div>
      <TextField label={labels.people} name="people" inputMode="numeric" format={people} required />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
      />
      <div className={styles.phone}>
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          format={phone}
          required
        />
      </div>
      <div className={styles.note}>
        <TextAreaField label={labels.note} name="note" rows={3} />
      </div>
      {/* to confirm */}
      <p data-wide className="remark">
        Please stay with our staff, and take no picture of a child unless our staff and the child
        both agree. <Link to="/safeguarding#visitors">What we ask of visitors</Link>
      </p>
    </MessageForm>
  );
}

/** The visiting hours of all days or the chosen day, or 'You are asking for Saturday 28 November 2026 at 11AM, …'. */
function previewOf({ day, time }: RequestedTime): string {
  const hours = hoursOn(day, visitingHours);
  if (!hours) return ourHours;
  const asked = askedText(day, time, hours);
  const mayBeHoliday = organizationSettings.publicHolidays === null && isKenyanHoliday(day);
  return mayBeHoliday ? `${asked} This may be a public holiday, so please call us first.` : asked;
}

function askedText(day: string, time: string, hours: VisitingHours): string {
  if (hours.times.length === 0) return `You are asking for ${dayText(day)}, ${hoursText(hours)}.`;
  return time
    ? `You are asking for ${dayText(day)} at ${timeText(time)}, Nairobi time.`
    : `Visiting hours on ${dayText(day)}: ${hoursText(hours)}, Nairobi time.`;
}
