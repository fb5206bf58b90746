import { countryName } from '../../../ui/country-name.ts';
import { locale } from '../../../ui/locale.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Regions in the browser's list that are not countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Every country that the browser can name, ordered by name; codes that were replaced are left out. */
export function countryChoices(): { value: string; label: string }[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter(
      (code) =>
        !NO_COUNTRIES.has(code) &&
        countryName(code) !== code &&
        new Intl.Locale(`und-${code}`).region === code,
    )
    .map((code) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
}
