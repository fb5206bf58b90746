/** The signs of currencies that people write instead of their codes. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { ZAR: 'R' };

/** A plain decimal with its thousands grouped: "12500.50" -> "12,500.50". It never becomes a number. */
export function groupedInEnglish(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
}

/**
 * Money in the English of errors and mails, as the dashboard writes it: ("12500.50", "ZAR") -> "R 12,500.50".
 * On screens the space between sign and digits does not break; in mails and tables it is a plain one.
 */
export function moneyInEnglish(amount: string, currency: string, space = '\u00a0'): string {
  const negative = amount.startsWith('-');
  const digits = groupedInEnglish(negative ? amount.slice(1) : amount);
  return `${negative ? '−' : ''}${CURRENCY_SIGNS[currency] ?? currency}${space}${digits}`;
}
