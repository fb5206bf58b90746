/** Each locale has names for some zones. The first locale with a name, not an offset, is used. */
const LOCALES = ['en-ZA', 'en-GB', 'en-US', 'en-AU', 'en-IN'];

function nameIn(locale: string, at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The common short name of a zone at a moment, such as "SAST"; its offset, such as "GMT+4", without one. */
export function zoneName(at: Date, timeZone: string): string {
  const names = LOCALES.map((locale) => nameIn(locale, at, timeZone));
  return names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? names[0]!;
}
