/** The date and time on the clocks of a zone, `2025-11-12T09:05`. */
export function clockIn(moment: Date, timeZone: string | undefined): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  );
  return text.replace(' ', 'T').slice(0, 16);
}

/** The moment at which the clocks of a zone show this. Where they skip it, the moment after. */
export function momentOf(clock: string, timeZone: string | undefined): Date {
  const wanted = Date.parse(`${clock}:00Z`);
  let moment = wanted;
  // The distance between the zone and UTC at the guess may not be the one at the answer.
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = Date.parse(`${clockIn(new Date(moment), timeZone)}:00Z`);
    if (shown === wanted) break;
    moment += wanted - shown;
  }
  return new Date(moment);
}
