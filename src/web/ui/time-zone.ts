/** Locales that know the names of different zones; the first that has a name rather than an offset wins. */
const LOCALES = ['en-ZA', 'en-GB', 'en-US', 'en-AU', 'en-IN'];

function nameIn(locale: string, at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** What people call a zone at a moment: "SAST", "CET"; its offset, "GMT+4", where it has no such name. */
export function zoneName(at: Date, timeZone: string): string {
  const names = LOCALES.map((locale) => nameIn(locale, at, timeZone));
  return names.find((name) => /^[A-Z]{2,5}$/.test(name)) ?? names[0]!;
}
