import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Language } from '../../../../shared/terms.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-ZA', af: 'af-ZA' };
const SYMBOLS: Readonly<Partial<Record<Currency, string>>> = { ZAR: 'R' };
/** Keeps an amount on one line. */
const NO_BREAK = '\u00a0';

/** "R 4,200.00"; in Afrikaans "R 4 200,00". No number is made of it, so nothing is rounded. */
export function moneyIn(language: Language, minor: bigint, currency: Currency): string {
  const [whole = '0', fraction = ''] = formatAmount(minor, currency).split('.');
  const [separator, point] = language === 'af' ? [NO_BREAK, ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return `${SYMBOLS[currency] ?? currency}${NO_BREAK}${grouped}${point}${fraction}`;
}

const formats = new Map<Language, Intl.DateTimeFormat>();

/** "31 March 2027". */
export function dayIn(language: Language, day: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', dateStyle: 'long' });
    formats.set(language, format);
  }
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
