/** '9:00' and '09:00' become '9AM', '17:30' becomes '5:30PM'. */
export function timeText(time: string): string {
  return minuteText(minutesOf(time));
}

/** Minutes since midnight. */
export function minuteText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${half}`;
}

/** Minutes since midnight; NaN for anything but '0:00' to '24:00'. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 24 * 60 ? total : Number.NaN;
}
