import { useState } from 'react';
import { needsReact } from '../../boot-contract.ts';
import { announce } from '../../browser/announce.ts';
import { saveFile } from '../../browser/click-link.ts';
import { DateField } from '../../design-system/field.tsx';
import { oftenWords } from '../../giving/gift-words.ts';
import { firstOfNextMonth, reminderDays, reminderOf } from '../../giving/reminder.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { visitorsDay, longDate } from '../../lib/days.ts';
import type { Gift } from '../../lib/gift.ts';
import { giftFragment } from '../../lib/gift-address.ts';
import styles from './keep-step.module.css';

export function CalendarItem({ gift }: { gift: Gift }) {
  const minute = useMinute();
  const today = minute === null ? null : visitorsDay(new Date(minute));
  const [chosen, setChosen] = useState<string | null>(null);
  const [saved, setSaved] = useState('');
  const day = chosen ?? (today === null ? '' : firstOfNextMonth(today));
  const file = fileName(gift, day);
  const savedWords =
    day && `Open the saved file, and your calendar adds it: ${wordsOf(gift, day)}.`;

  return (
    <form
      className={styles.calendar}
      onSubmit={(event) => {
        event.preventDefault();
        if (!day) return event.currentTarget.querySelector('input')?.focus();
        saveFile(file, 'text/calendar;charset=utf-8', reminderOf(gift, day, new Date()));
        setSaved(file);
        announce(savedWords);
      }}
    >
      <h3>Calendar</h3>
      <DateField
        name="day-to-pay"
        label="Day to pay"
        limits="from today"
        min={today ?? undefined}
        max="2099-12-31"
        value={day}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <button type="submit" className="more-link" {...needsReact}>
        <u>Add to my calendar</u>
      </button>
      {saved === file ? <p className={`${styles.saved} remark`}>{savedWords}</p> : null}
    </form>
  );
}

function fileName(gift: Gift, day: string): string {
  return `${giftFragment(gift)}-${day}.ics`;
}

/** '1 December 2026', '31 January 2027, then on the last day, every month, until you delete it'. */
function wordsOf(gift: Gift, chosen: string): string {
  const { first, onLastDay } = reminderDays(gift, chosen);
  if (gift.often === 'once') return longDate(first);
  const last = onLastDay ? 'on the last day, ' : '';
  return `${longDate(first)}, then ${last}${oftenWords[gift.often]}, until you delete it`;
}
