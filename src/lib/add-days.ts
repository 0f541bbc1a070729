const DAY_MS = 86_400_000;

/** The day that is `days` days later; days as '2026-11-28'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
