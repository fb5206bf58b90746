import { invariant } from '../../shared/errors.ts';
import type { Country } from './country.ts';
import { SOUTH_AFRICA } from './za/south-africa.ts';

/** Every country in which entities can pay. A new country adds its folder and its place in this list. */
export const COUNTRIES: readonly [Country, ...Country[]] = [SOUTH_AFRICA];

/** The country of an entity whose operator has not set one. */
export const DEFAULT_COUNTRY: Country = COUNTRIES[0];

/** The country of a code, or undefined when Outlay does not support it. */
export function findCountry(code: string): Country | undefined {
  return COUNTRIES.find((country) => country.code === code);
}

/** The country of a code that was checked when it was stored. */
export function countryOf(code: string): Country {
  const country = findCountry(code);
  invariant(country, `the country ${code} is supported`);
  return country;
}

/** The longest time after which a bank of any country may still report a return. */
export const LONGEST_RETURN_WINDOW_MS = Math.max(...COUNTRIES.map(({ rails }) => rails.returnWindowMs));

const RAIL_NAMES: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(({ rails }) => rails.all.map(({ rail, name }) => [rail, name] as const)),
);

/** The name of a rail for people: "PAYSHAP" -> "PayShap". */
export function railName(rail: string): string {
  return RAIL_NAMES.get(rail) ?? rail;
}
