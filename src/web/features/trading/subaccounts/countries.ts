const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions of the browser's list that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a country by its code of two letters; the code itself where the browser knows none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Every country that the browser can name, by name; codes that became another's are left out. */
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
