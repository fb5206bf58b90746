/*
 * The format of the references of a payee, such as "##########" for an account of a municipality: # stands
 * for a digit, @ for a letter, ? for either, and every other character for itself. ! is a digit too, and all
 * digits of the reference have to pass the Luhn check, as those of many tax numbers do.
 */

const ANY: Readonly<Record<string, string>> = {
  '#': '[0-9]',
  '!': '[0-9]',
  '@': '[A-Z]',
  '?': '[A-Z0-9]',
};
const CHECK_DIGIT = '!';

/** The formats that can be used: letters, digits and the marks that every bank carries in a reference. */
export const REFERENCE_FORMAT = /^[A-Za-z0-9#@?! ./-]*[A-Za-z0-9#@?!][A-Za-z0-9#@?! ./-]*$/;

/** A format as it is stored: in capitals, without outer spaces. */
export function normaliseFormat(format: string): string {
  return format.trim().toUpperCase();
}

/** Whether a reference has the format. Case and spaces do not matter: people type them as they like. */
export function fitsReference(format: string, reference: string): boolean {
  const written = withoutSpaces(reference).toUpperCase();
  const pattern = [...withoutSpaces(format)]
    .map((character) => ANY[character] ?? character.replace(/[./-]/, String.raw`\$&`))
    .join('');
  if (!new RegExp(`^${pattern}$`).test(written)) return false;
  return !format.includes(CHECK_DIGIT) || passesLuhn(written.replaceAll(/\D/g, ''));
}

/** Every second digit from the right counts double, and the sum ends in zero. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
