import { i18n } from '@lingui/core';

/**
 * The formats of a language: English as in "3,210,400.00" and "2 Mar 2026", Afrikaans as in "3 210 400,00".
 * South African English (en-ZA) would write amounts like Afrikaans, unlike the banks.
 */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', af: 'af-ZA' };

/** The locale of the page's language, for formatters of Intl. */
export function locale(): string {
  return LOCALES[i18n.locale] ?? LOCALES['en']!;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number with its digits grouped: "1,204". */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const key = `${locale()} ${options ? JSON.stringify(options) : ''}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale(), options)));
  return format.format(value);
}

/** A number as short as the axis of a chart needs it: "1.2K". British English would write "1.2k". */
export function formatCompact(value: number): string {
  return new Intl.NumberFormat(i18n.locale === 'en' ? 'en' : locale(), { notation: 'compact' }).format(value);
}

interface Separators {
  group: string;
  decimal: string;
}

const separators = new Map<string, Separators>();

/** The separators of a number's digits, for decimals that are too long for a number. */
export function digitSeparators(): Separators {
  const key = locale();
  let found = separators.get(key);
  if (!found) {
    const parts = new Intl.NumberFormat(key).formatToParts(1_234_567.8);
    const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
    separators.set(key, (found = { group: of('group'), decimal: of('decimal') }));
  }
  return found;
}
