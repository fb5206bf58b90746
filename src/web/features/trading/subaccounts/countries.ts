const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions in the browser's list that are not countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a country by its two-letter code; the code itself if the browser has no name. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Every country that the browser can name, ordered by name; codes that were replaced are left out. */
export function countryChoices(): { value: string; label: string }[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter(
      (code) =>
        !NO_COUNTRIES.has(code) &&
        names.of(code) !== undefined &&
        new Intl.Locale(`und-${code}`).region === code,
    )
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
