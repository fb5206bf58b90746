import { LANGUAGES, type Language } from '../../shared/terms.ts';

/*
 * References that name a month. A schedule writes a placeholder in its place, and each run the month of its
 * due day: {MONTH} is OCTOBER, {MON} is OCT, {YEAR} is 2026; {Month} is October. {MON-1} is the month before
 * the run, for taxes and services that are paid afterwards. A year is that of the month beside it.
 */

interface Names {
  /** The placeholders of a whole name, a short one, and the year. */
  long: string;
  short: string;
  year: string;
  longNames: readonly string[];
  shortNames: readonly string[];
}

const words = (text: string) => text.split(' ');

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    long: 'MONTH',
    short: 'MON',
    year: 'YEAR',
    longNames: words('January February March April May June July August September October November December'),
    shortNames: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  af: {
    long: 'MAAND',
    short: 'MND',
    year: 'JAAR',
    longNames: words(
      'Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember',
    ),
    shortNames: words('Jan Feb Mrt Apr Mei Jun Jul Aug Sep Okt Nov Des'),
  },
};

/** A month with the longest name in every language: a reference that fits in it fits in every month. */
export const LONGEST_MONTH = '2026-09-01';

const MONTHS = 12;
const PLACEHOLDER = /\{([a-z]+)(-1|\+1)?\}/gi;
const NAMED = /(?<![\p{L}\p{N}])(\p{L}{3,})\.?( *[-/]? *)((?:19|20)\d\d)?(?![\p{L}\p{N}])/gu;

/** Months since the year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;
}

/** Writes a text in upper or lower case, or with a capital, as another one is written. */
function inCaseOf(pattern: string, text: string): string {
  if (pattern === pattern.toUpperCase()) return text.toUpperCase();
  return pattern === pattern.toLowerCase() ? text.toLowerCase() : text;
}

/** The placeholder of this name, in upper case: how it is filled; null for another text in braces. */
function filler(name: string): ((month: number) => string) | null {
  for (const language of LANGUAGES) {
    const { long, short, year, longNames, shortNames } = NAMES[language];
    if (name === long) return (month) => longNames[month % MONTHS]!;
    if (name === short) return (month) => shortNames[month % MONTHS]!;
    if (name === year) return (month) => String(Math.floor(month / MONTHS));
  }
  return null;
}

function isYear(name: string): boolean {
  return LANGUAGES.some((language) => NAMES[language].year === name);
}

/** Whether a reference has a placeholder for the month or the year of a run. */
export function hasPlaceholder(reference: string): boolean {
  return [...reference.matchAll(PLACEHOLDER)].some(([, name]) => filler(name!.toUpperCase()) !== null);
}

/** The reference of the run that is due on a day, YYYY-MM-DD. Without a placeholder it stays as it is. */
export function referenceOn(reference: string, dueOn: string): string {
  const shifts = [...reference.matchAll(PLACEHOLDER)].flatMap(([, name, shift]) =>
    isYear(name!.toUpperCase()) || !shift ? [] : [Number(shift)],
  );
  return reference.replace(PLACEHOLDER, (text, name: string, shift?: string) => {
    const fill = filler(name.toUpperCase());
    if (!fill) return text;
    const months = shift === undefined ? (isYear(name.toUpperCase()) ? (shifts[0] ?? 0) : 0) : Number(shift);
    return inCaseOf(name, fill(monthOf(dueOn) + months));
  });
}

/** The month that a word names, from 0, and the placeholder of such a name; null for another word. */
function nameOf(word: string, language: Language): { month: number; placeholder: string } | null {
  const lower = word.toLowerCase();
  const { long, short, longNames, shortNames } = NAMES[language];
  const isLower = (name: string) => name.toLowerCase() === lower;
  const inShort = shortNames.findIndex(isLower);
  if (inShort >= 0) return { month: inShort, placeholder: short };
  const inLong = longNames.findIndex(isLower);
  return inLong < 0 ? null : { month: inLong, placeholder: long };
}

/** A month that is this much later than another one is the one of the run, before it or after it. */
function shiftOf(months: number): number | null {
  return months >= -1 && months <= 1 ? months : null;
}

/**
 * A reference with placeholders for the month that it names, as that of a payment of `day`: "SALARY OCT 2026"
 * of October becomes "SALARY {MON} {YEAR}", "PAYE SEP 2026" of October "PAYE {MON-1} {YEAR}". A month without
 * a year counts only if it is that of the day, or the one before or after it, because May and March are words
 * as well. Names are read in `language` first. A reference that names no month stays as it is.
 */
export function withPlaceholders(reference: string, day: string, language: Language): string {
  if (hasPlaceholder(reference)) return reference;
  const order = [language, ...LANGUAGES.filter((one) => one !== language)];
  return reference.replace(NAMED, (text, word: string, _between: string, year: string | undefined) => {
    for (const one of order) {
      const named = nameOf(word, one);
      if (!named) continue;
      const placeholder = (shift: number) =>
        `{${inCaseOf(word, capital(named.placeholder))}${shift === 0 ? '' : shift > 0 ? '+1' : '-1'}}`;
      if (year !== undefined) {
        const shift = shiftOf(Number(year) * MONTHS + named.month - monthOf(day)) ?? 0;
        return text.replace(word, placeholder(shift)).replace(year, `{${NAMES[one].year}}`);
      }
      const nearest = ((((named.month - monthOf(day)) % MONTHS) + MONTHS + 1) % MONTHS) - 1;
      const shift = shiftOf(nearest);
      if (shift !== null) return text.replace(word, placeholder(shift));
    }
    return text;
  });
}

function capital(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** The references of a payment, which a schedule fills for each run. */
interface Referring {
  beneficiaryReference: string;
  ownReference?: string | undefined;
}

/** A payment whose two references a function has rewritten. */
export function withReferences<Row extends Referring>(row: Row, write: (reference: string) => string): Row {
  return {
    ...row,
    beneficiaryReference: write(row.beneficiaryReference),
    ...(row.ownReference === undefined ? {} : { ownReference: write(row.ownReference) }),
  };
}
